import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readZone } from '../../catalog/hajj/zones/readZone.ts';
import { zoneLines } from '../../catalog/hajj/zones/zoneLines.ts';
import { Admin, routes } from '../../src/routes.tsx';
import { takeDraft } from '../../src/authProvider/drafts.ts';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const SEARCH = '/apps/passenger/search/';
/** The specimen of ICAO Doc 9303, part 4. */
const ZONE = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';

const match = (id: number, more: object = {}) => ({
  id,
  name: `Pilgrim ${id}`,
  local_name: null,
  photo: null,
  status: 'enquiry',
  passport: null,
  phone: null,
  tracking_no: null,
  matched: 'given_names',
  matched_value: `Pilgrim ${id}`,
  score: 50,
  ...more,
});

let asked: URLSearchParams[];
let answer: (query: URLSearchParams) => object | Promise<object>;

async function host(path: string, { body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/config') return Response.json({ demo: false });
  if (pathname !== '/api/passengers/search') return Response.json([], { headers: { 'X-Total-Count': '0' } });
  const query = new URLSearchParams(JSON.parse(String(body)));
  asked.push(query);
  return Response.json(await answer(query));
}

// The first import of the whole admin takes longer than a test may.
beforeAll(async () => {
  await Promise.all([Admin.preload(), import('../../src/resources/hajj/SearchPage.tsx')]);
}, 60_000);

beforeEach(() => {
  asked = [];
  answer = () => ({ total: 0, matches: [] });
  session.start(tokenFor(3600), amina);
  vi.stubGlobal('fetch', host);
  vi.stubGlobal('scrollTo', () => undefined);
});

function search(text: string) {
  const router = createMemoryRouter(routes, {
    initialEntries: [SEARCH + encodeURIComponent(text.replaceAll('\n', '\t'))],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
}

const main = () => within(screen.getByRole('main'));
const outcome = async (text: string | RegExp) =>
  waitFor(() => expect(main().getByRole('status')).toHaveTextContent(text));
const creators = () => main().queryAllByRole('link', { name: /New pilgrim/ });

/** A pasted zone as the host answers it. */
const zoneAnswer = (text: string, more: object = {}) => ({
  ...readZone(zoneLines(text) ?? ['', ''], '2026-11-21'),
  draft: { given_names: 'Anna Maria' },
  total: 0,
  matches: [],
  ...more,
});

describe('the search for a passenger', () => {
  it('says that nobody matches once that is known, and not while the next search is under way', async () => {
    let letGo = (): void => undefined;
    const gate = new Promise<void>(resolve => {
      letGo = resolve;
    });
    answer = async query => {
      if (query.get('q') !== 'rahman') return { total: 0, matches: [] };
      await gate;
      return { total: 1, matches: [match(1, { name: 'Golam Rahman' })] };
    };
    const { user } = search('nobody');
    await outcome('Nobody matches “nobody”.');
    expect(await main().findByRole('link', { name: 'New pilgrim' })).toBeVisible();
    const box = main().getByRole('textbox');
    await user.clear(box);
    await user.type(box, 'rahman{Enter}');
    await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('rahman'));
    expect(main().getByRole('status')).toBeEmptyDOMElement();
    expect(creators()).toEqual([]);
    letGo();
    await outcome('One match');
    expect(main().getByRole('link', { name: /Golam Rahman/ })).toBeVisible();
  });

  it('asks for a second letter instead of a new pilgrim', async () => {
    search('a');
    await outcome('Write at least two characters.');
    expect(creators()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('shows the number by which somebody was found, marked', async () => {
    answer = () => ({
      total: 1,
      matches: [match(1, { passport: 'BX1', matched: 'nid_number', matched_value: '19804567890' })],
    });
    search('4567');
    expect(await screen.findByText('4567', { selector: 'mark' })).toBeVisible();
    expect(main().getByRole('link', { name: /National ID number: 19804567890/ })).toBeVisible();
  });

  it('shows more on demand, and goes on with the first that came', async () => {
    answer = query => {
      const isSecond = query.get('page') === '2';
      return { total: 3, matches: isSecond ? [match(3)] : [match(1), match(2)] };
    };
    const { user } = search('pilgrim');
    await outcome('3 matches');
    await user.click(main().getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(main().getByRole('link', { name: /Pilgrim 3 / })).toHaveFocus());
    expect(main().getAllByRole('link', { name: /Pilgrim/ })).toHaveLength(3);
    expect(main().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('takes lines that cannot be read for a passport all the same', async () => {
    search(`${ZONE}\n${ZONE}`);
    expect(await screen.findByText(/looks like the lines of a document/)).toBeVisible();
  });
});

describe('a pasted passport', () => {
  it('that has expired is told about, and is what a new pilgrim begins with', async () => {
    answer = () => zoneAnswer(ZONE);
    const { user, router } = search(ZONE);
    expect(await screen.findByText('This passport expired on 15 Apr 2012.')).toBeVisible();
    expect(main().getByText('All check digits are right.')).toBeVisible();
    expect(main().getByRole('status')).toHaveTextContent('Nobody matches “L898902C3”.');
    await user.click(await main().findByRole('link', { name: 'New pilgrim from this passport' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/create$/));
    expect(router.state.location.search).toBe('');
    // Neither the address nor the history of the browser holds what a passport says.
    expect(router.state.location.state).toBeNull();
    expect(await screen.findByDisplayValue('Anna Maria')).toBeVisible();
  });

  it.each([
    ['in less than six months', new Date(Date.now() + 30 * 86_400_000), /in less than six months/],
    ['in years', new Date(Date.now() + 900 * 86_400_000), undefined],
  ])('that expires %s', async (_, day, said) => {
    const read = zoneAnswer(ZONE);
    answer = () => ({ ...read, mrz: { ...read.mrz, expiry_date: day.toISOString().slice(0, 10) } });
    search(ZONE);
    expect(await screen.findByText('All check digits are right.')).toBeVisible();
    if (said) expect(await screen.findByText(said)).toBeVisible();
    else expect(screen.queryByText(/This passport expire/)).toBeNull();
  });

  it('is marked where one of several characters is wrong, and says which', async () => {
    const wrong = ZONE.replace('740812', '740813');
    answer = () => zoneAnswer(wrong);
    search(wrong);
    expect(await screen.findByText('7408132', { selector: 'mark' })).toBeVisible();
    expect(main().getByText('Line 2, one of the characters 14 to 20: the check digit does not match')).toBeVisible();
  });

  it('is marked at the look-alike that is suspected', async () => {
    answer = () => zoneAnswer(ZONE, { problems: [{ line: 2, column: 1, to: 10, suspect: 8, code: 'check_digit' }] });
    search(ZONE);
    expect(await screen.findByText('C', { selector: 'mark' })).toBeVisible();
    expect(main().getByText(/one of the characters 1 to 10: .*; look at character 8 first/)).toBeVisible();
  });

  it('says which line is missing', async () => {
    const [, second = ''] = ZONE.split('\n');
    answer = () => zoneAnswer(second);
    search(second);
    expect(await screen.findByText('Line 1: it is missing')).toBeVisible();
  });

  it('is compared with the file of its holder, and makes no second one', async () => {
    const holder = (id: number, differences: object[]) =>
      match(id, { name: 'Anna Eriksson', matched: 'passport_number', score: 100, differences });
    const changed = [
      { field: 'name', passport: 'Anna Maria Eriksson', file: 'Anna Eriksson' },
      { field: 'birth_date', passport: '1974-08-12', file: '1974-08-13' },
    ];
    answer = () => zoneAnswer(ZONE, { total: 2, matches: [holder(1, changed), holder(2, [])] });
    search(ZONE);
    expect(
      await screen.findByText('Name: Anna Maria Eriksson in the document, Anna Eriksson in the file'),
    ).toBeVisible();
    expect(main().getByText('Date of birth: 12 Aug 1974 in the document, 13 Aug 1974 in the file')).toBeVisible();
    expect(main().getByText('The file agrees with the document.')).toBeVisible();
    await outcome(/2/);
    expect(creators()).toEqual([]);
  });

  it('says what the file of its holder lacks, and takes it to the form', async () => {
    const visa = 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<';
    const lacks = [
      { field: 'visa_no', passport: 'L8988901C' },
      { field: 'visa_expiry_date', passport: '1996-12-10' },
    ];
    answer = () =>
      zoneAnswer(visa, {
        draft: { given_names: 'Anna', visa_no: 'L8988901C', visa_expiry_date: '1996-12-10' },
        total: 1,
        matches: [match(3, { name: 'Anna Eriksson', differences: [], lacks })],
      });
    const { user, router } = search(visa);
    const take = await screen.findByRole('link', { name: 'Take into the file of Anna Eriksson' });
    expect(main().getByText('Visa expires on: 10 Dec 1996')).toBeVisible();
    expect(main().queryByText('The file agrees with the document.')).toBeNull();
    await user.click(take);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/hajjPassengers\/3/));
    expect(router.state.location.state?.draft).toBeUndefined();
    expect(await takeDraft('hajjPassengers-management/hajjPassengers/3')).toEqual({
      isHandedOn: true,
      values: { visa_no: 'L8988901C', visa_expiry_date: '1996-12-10' },
    });
  });

  it.each([
    [
      'a visa',
      'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<',
      /^Read from a visa/,
      'visa',
    ],
    [
      'a card',
      'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<',
      'Read from an identity card',
      'card',
    ],
  ])('says that it was read from %s, and offers no passport', async (_, text, title, from) => {
    answer = () => zoneAnswer(text);
    search(text);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(main().getByRole('link', { name: `New pilgrim from this ${from}` })).toBeVisible();
    expect(main().queryByText(/passport expired/)).toBeNull();
  });

  it('names who has no nationality', async () => {
    const read = zoneAnswer(ZONE);
    answer = () => ({ ...read, mrz: { ...read.mrz, nationality: 'XXA' } });
    search(ZONE);
    expect(await screen.findByText('XXA – Stateless person')).toBeVisible();
  });

  it('stands in no address, nor does the number of a passport; a name does', async () => {
    answer = query =>
      query.get('q')?.includes('ERIKSSON') ? zoneAnswer(String(query.get('q'))) : { total: 0, matches: [] };
    const { router, user } = search('nobody');
    await outcome('Nobody matches “nobody”.');
    const box = () => main().getByRole('textbox');
    const fullNumber = 'A123456784BGD8001014M300101212345678901234<06';
    for (const text of ['BX 1234567', '123456789', fullNumber, ZONE.replace('\n', ' ')]) {
      await user.clear(box());
      await user.click(box());
      await user.paste(text);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(asked.at(-1)?.get('q')).toBe(text));
      expect([router.state.location.pathname, JSON.stringify(router.state.location.state)]).toEqual([
        '/apps/passenger/search',
        expect.not.stringMatching(/1234567|ERIKSSON|BGD/),
      ]);
    }
    await router.navigate(-3);
    await waitFor(() => expect(box()).toHaveValue('BX 1234567'));
    await user.clear(box());
    await user.type(box(), 'rahman{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/passenger/search/rahman'));
  });
});
