import { bullets, headed, numberedList, paragraph, quote } from '../richText.ts';

/** A piece of text on a page. */
interface Piece {
  readonly name: string;
  readonly value: string;
  /** Published unless it says otherwise. */
  readonly status?: 'draft' | 'in_review' | 'scheduled' | 'archived';
}

/** A page of the website, below the page of that name. */
export interface Page {
  readonly name: string;
  readonly parent?: string;
  readonly isHidden?: boolean;
  readonly note?: string;
  readonly pieces: readonly Piece[];
  /** Alternative texts of its pictures. */
  readonly pictures?: readonly string[];
}

const link = (to: string, text: string): string => `<a href="${to}">${text}</a>`;

export const pages: readonly Page[] = [
  {
    name: 'Home',
    pieces: [
      {
        name: 'Welcome',
        value:
          paragraph(
            'Rihla Travels has taken pilgrims to Makkah and Madinah since 1998, and families to the places they dream of.',
          ) + paragraph('Five branches, one word: you know what it costs before you sign.'),
      },
      {
        name: 'Why with us',
        value: bullets([
          'Licensed for Hajj and Umrah',
          'A guide for every forty-five pilgrims',
          'Hotels within walking distance where the package says so',
          'A hotline day and night while you travel',
        ]),
      },
      {
        name: 'স্বাগতম',
        value:
          paragraph('রিহলা ট্রাভেলস ১৯৯৮ সাল থেকে হজ ও উমরাহ যাত্রীদের সেবা করে আসছে।') +
          paragraph('আমাদের পাঁচটি শাখায় আপনাকে স্বাগতম।'),
      },
      { name: 'أهلا وسهلا', value: paragraph('تخدم رحلة للسفر ضيوف الرحمن منذ عام ١٩٩٨، ولها خمسة فروع في بنغلاديش.') },
    ],
    pictures: [
      'A mosque with two minarets before a pale sky',
      'The dome of a mosque in the evening',
      'Minarets above a square',
    ],
  },
  {
    name: 'Hajj',
    pieces: [
      {
        name: 'Hajj with Rihla',
        value:
          paragraph(
            'Hajj is an obligation once in a lifetime for whoever can. We look after visa, flights, tents and food, so that you can look after your prayers.',
          ) +
          headed(
            'The days of Hajj',
            numberedList([
              '8 Dhu al-Hijjah: to Mina',
              '9 Dhu al-Hijjah: Arafah, the night in Muzdalifah',
              '10 Dhu al-Hijjah: stoning, sacrifice, tawaf',
              '11 to 13 Dhu al-Hijjah: Mina again, the farewell',
            ]),
          ),
      },
      {
        name: 'Changes for the coming season',
        status: 'in_review',
        value: paragraph(
          'The ministry has published new dates for payment. The text is being checked against the circular.',
        ),
      },
    ],
    pictures: ['Tents in rows before brown mountains', 'The way between the tents'],
  },
  {
    name: 'Pre-registration',
    parent: 'Hajj',
    pieces: [
      {
        name: 'How to pre-register',
        value:
          paragraph(
            'Bring your passport or identity card, two photographs and the fee. The number that you get keeps your place in the queue.',
          ) +
          numberedList([
            'Come to a branch or call us',
            'We enter you in the portal of the ministry',
            'You get the receipt and your tracking number',
          ]),
      },
      {
        name: 'Fees',
        value:
          '<table><tbody><tr><th><p>What</p></th><th><p>BDT</p></th></tr><tr><td><p>Pre-registration, private</p></td><td><p>30,752</p></td></tr><tr><td><p>Our service</p></td><td><p>0</p></td></tr></tbody></table>',
      },
    ],
  },
  {
    name: 'Documents',
    parent: 'Hajj',
    pieces: [
      {
        name: 'What we need',
        value: bullets([
          'Passport valid for six months after the return',
          'Two photographs before a white ground',
          'Certificates of vaccination',
          'For women: documents of the mahram',
        ]),
      },
      { name: 'Old list of 2024', status: 'archived', value: paragraph('Superseded.') },
    ],
  },
  {
    name: 'Health advice',
    parent: 'Documents',
    pieces: [
      {
        name: 'Before you leave',
        value:
          paragraph(
            'Walk for half an hour every day in the two months before. Take the medicines that you need for the whole journey in the hand luggage.',
          ) + quote('Heat harms more pilgrims than anything else: drink before you are thirsty.'),
      },
    ],
  },
  {
    name: 'Umrah',
    pieces: [
      {
        name: 'Umrah all year round',
        value:
          paragraph('Groups leave every fortnight from Dhaka, monthly from Chattogram and Sylhet.') +
          paragraph('Ask for a journey of your own from four people on.'),
      },
      {
        name: 'Ramadan groups',
        status: 'scheduled',
        value: paragraph('The last ten nights in Makkah: two hotels, both at the Haram.'),
      },
    ],
    pictures: ['A skyline of domes in the morning', 'A minaret beside a dome'],
  },
  {
    name: 'Packages',
    parent: 'Umrah',
    pieces: [
      {
        name: 'Economy, Family, Premium',
        value:
          paragraph('The three differ in distance to the Haram and in the number of beds in a room, not in care.') +
          bullets([
            'Economy: 900 metres, four or five beds',
            'Family: 600 metres, two to four beds',
            'Premium: 200 metres, two beds',
          ]),
      },
    ],
  },
  {
    name: 'Tours',
    pieces: [
      {
        name: 'Journeys to places of Islamic history',
        value: paragraph(
          'Istanbul, Bursa and Konya; Cairo and Sinai; Samarkand and Bukhara. Small groups, a guide who knows the history, halal food.',
        ),
      },
      { name: 'Corporate journeys', status: 'draft', value: paragraph('Text to follow.') },
    ],
    pictures: ['A mosque above the water', 'Old town with a dome'],
  },
  {
    name: 'About us',
    pieces: [
      {
        name: 'Our story',
        value: paragraph(
          'It began with a desk in Motijheel and eleven pilgrims. Today sixty people work for Rihla, and some of the first eleven still come for tea.',
        ),
      },
      {
        name: 'Our society',
        value:
          paragraph(
            'Behind the agency stands a society whose members pay a small sum every month. It digs wells, serves iftar and helps pilgrims who fall short.',
          ) + paragraph('See what we collect for, and give if you can.'),
      },
    ],
    pictures: ['A plane above the clouds'],
  },
  {
    name: 'Contact',
    parent: 'About us',
    pieces: [
      {
        name: 'Where to find us',
        value:
          `<p>Write to ${link('mailto:office@rihla.example', 'office@rihla.example')} or come to one of our branches.</p>` +
          bullets([
            'Dhaka: 12 Demo Tower, Dilkusha',
            'Chattogram: 3 Demo Plaza, Agrabad',
            'Sylhet: 7 Demo Market, Zindabazar',
          ]),
      },
      { name: 'Opening hours', value: paragraph('Saturday to Thursday from 9:30 to 18:00. Fridays closed.') },
    ],
  },
  {
    name: 'Careers',
    parent: 'About us',
    isHidden: true,
    note: 'Shown again when posts are open.',
    pieces: [{ name: 'Work with us', status: 'draft', value: paragraph('We look for guides who speak Arabic.') }],
  },
];
