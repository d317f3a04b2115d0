import { insertNumbered, type Row } from '../../insertMany.ts';
import { AGENCY, LICENCE } from '../agency.ts';
import { addDays } from '../calendar.ts';
import { BRAND } from '../drawings/marks.ts';
import { type Ground, written } from '../ground.ts';
import { demoPhone } from '../party.ts';
import { messages, notices, slides } from './news.ts';
import { pages } from './pages.ts';

const idOf = (name: string | undefined): number | null =>
  name === undefined ? null : pages.findIndex(page => page.name === name) + 1;

/** States before a time of publication is set. */
const inWork = new Set<string>(['draft', 'in_review']);

/** In the morning of that many days from today, at nine in Dhaka. */
const morning = ({ today }: Ground, days: number): string => `${addDays(today, days)}T03:00:00Z`;

const settingRow = (ground: Ground): Row => ({
  title: AGENCY,
  site_name: AGENCY,
  site_address: 'https://www.rihla.example',
  owner_name: 'Rihla Travels Limited',
  agency_name_bangla: 'রিহলা ট্রাভেলস',
  agency_name_arabic: 'رحلة للسفر والسياحة',
  rl_no: LICENCE,
  bin_no: '009000001-0101',
  tin_no: '900000000001',
  email: 'office@rihla.example',
  phone: demoPhone('7', 99_999),
  address: '12 Demo Tower, Dilkusha, Motijheel, Dhaka 1000',
  color_code: BRAND,
  favicon: ground.pictures.marks.favicon,
  logo: ground.pictures.marks.logo,
  footer_logo: ground.pictures.marks.footerLogo,
  slider: ground.pictures.slides[0] ?? null,
  facebook_url: 'https://social.example/rihla',
  youtube_url: 'https://video.example/rihla',
  ...written(ground, addDays(ground.today, -500), ground.staff[0]),
});

/** Siblings count from one. */
const placeOf = (index: number): number =>
  pages.slice(0, index + 1).filter(page => page.parent === pages[index]?.parent).length;

const menuRows = (ground: Ground): Row[] =>
  pages.map((page, index) => ({
    name: page.name,
    parent: idOf(page.parent),
    position: placeOf(index),
    image: page.pictures ? ground.pictures.journeys[index % ground.pictures.journeys.length] : null,
    note: page.note ?? null,
    is_active: !page.isHidden,
    ...written(ground, addDays(ground.today, -400), ground.staff[0]),
  }));

const contentRows = (ground: Ground): Row[] =>
  pages.flatMap((page, index) =>
    page.pieces.map((piece, place) => ({
      cms_menu: index + 1,
      name: piece.name,
      status: piece.status ?? 'published',
      publish_at: piece.status === 'scheduled' ? morning(ground, 12) : null,
      value: piece.value,
      position: place + 1,
      ...written(ground, addDays(ground.today, -(300 - index * 20 - place)), ground.staff[index % ground.staff.length]),
    })),
  );

const imageRows = (ground: Ground): Row[] =>
  pages.flatMap((page, index) =>
    (page.pictures ?? []).map((alt, place) => ({
      cms_menu: index + 1,
      head: page.name,
      image: ground.pictures.journeys[(index + place) % ground.pictures.journeys.length],
      alt,
      position: place + 1,
      ...written(ground, addDays(ground.today, -250), ground.staff[0]),
    })),
  );

const noticeRows = (ground: Ground): Row[] =>
  notices.map(({ title, status, day, expires, isPinned, hasFile, details }, index) => ({
    title,
    status,
    publish_at: inWork.has(status) ? null : morning(ground, day),
    details,
    file: hasFile ? ground.pictures.certificate : null,
    expires_on: expires === undefined ? null : addDays(ground.today, expires),
    is_pinned: isPinned ?? false,
    ...written(ground, addDays(ground.today, Math.min(day, 0) - 2), ground.staff[index % ground.staff.length]),
  }));

const sliderRows = (ground: Ground): Row[] =>
  slides.map(({ day, picture, ...slide }, index) => ({
    ...slide,
    publish_at: inWork.has(slide.status) ? null : morning(ground, day),
    serial_number: index + 1,
    image: ground.pictures.slides[picture % ground.pictures.slides.length],
    ...written(ground, addDays(ground.today, Math.min(day, 0) - 3), ground.staff[0]),
  }));

const contactRows = (ground: Ground): Row[] =>
  messages.map(({ from: [first, last], subject, message, ago, status, note }, index) => ({
    first_name: first,
    last_name: last,
    email: index % 3 === 2 ? null : `visitor${index + 1}@rihla.example`,
    phone: index % 3 === 1 ? null : demoPhone('9', 90_001 + index),
    subject,
    message,
    status,
    note: note ?? null,
    ...written(ground, addDays(ground.today, -ago)),
  }));

/** The website: settings, pages in three levels with texts and pictures, notices, slides, and what visitors wrote. */
export async function seedWebsite(ground: Ground): Promise<void> {
  const { db } = ground;
  await insertNumbered(db, 'general_setting', [settingRow(ground)]);
  await insertNumbered(db, 'cms_menu', menuRows(ground));
  await insertNumbered(db, 'cms_menu_content', contentRows(ground));
  await insertNumbered(db, 'cms_menu_content_image', imageRows(ground));
  await insertNumbered(db, 'notice', noticeRows(ground));
  await insertNumbered(db, 'homepage_slider', sliderRows(ground));
  await insertNumbered(db, 'contact', contactRows(ground));
}
