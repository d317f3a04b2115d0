import { bullets, paragraph } from '../richText.ts';

type Status = 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived';

interface Notice {
  readonly title: string;
  readonly status: Status;
  /** Days from today on which it is, or was, published. */
  readonly day: number;
  readonly expires?: number;
  readonly isPinned?: boolean;
  readonly hasFile?: boolean;
  readonly details: string;
}

export const notices: readonly Notice[] = [
  {
    title: 'Pre-registration for the coming Hajj is open',
    status: 'published',
    day: -20,
    expires: 60,
    isPinned: true,
    details: paragraph('Places are given in the order of pre-registration. Bring passport and fee to any branch.'),
  },
  {
    title: 'Circular of the ministry on vaccination',
    status: 'published',
    day: -12,
    expires: 120,
    hasFile: true,
    details: paragraph('Meningitis and influenza are required. The circular is attached.'),
  },
  {
    title: 'Office closed for the holidays',
    status: 'scheduled',
    day: 6,
    expires: 12,
    details: paragraph('The hotline for travellers stays open day and night.'),
  },
  {
    title: 'Training day for pilgrims in Sylhet',
    status: 'scheduled',
    day: 15,
    expires: 30,
    details:
      paragraph('From ten in the morning, in the hall above our branch.') +
      bullets(['How to wear the ihram', 'The days of Hajj', 'Questions to the physician']),
  },
  {
    title: 'New prices of the Umrah packages',
    status: 'in_review',
    day: 0,
    details: paragraph('Airlines have changed their fares; the table is being checked by the accounts.'),
  },
  {
    title: 'Group of the winter holidays',
    status: 'draft',
    day: 0,
    details: paragraph('Dates to be confirmed by the airline.'),
  },
  {
    title: 'উমরাহ কাফেলার সময়সূচি',
    status: 'published',
    day: -4,
    expires: 40,
    details: paragraph('আগামী কাফেলা নির্ধারিত তারিখে ঢাকা থেকে যাত্রা করবে। পাসপোর্ট অফিসে জমা দিন।'),
  },
  {
    title: 'Return of the last group',
    status: 'archived',
    day: -90,
    expires: -60,
    details: paragraph('All pilgrims are home. Luggage that was left behind is at the head office.'),
  },
];

interface Slide {
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly link: string | null;
  readonly status: Status;
  readonly day: number;
  readonly picture: number;
  readonly alt: string;
}

export const slides: readonly Slide[] = [
  {
    title: 'Hajj with people who know the way',
    subtitle: 'Pre-register now',
    link: '/hajj/pre-registration',
    status: 'published',
    day: -60,
    picture: 0,
    alt: 'A mosque with two minarets under the moon',
  },
  {
    title: 'Your tent in Mina',
    subtitle: 'Near the Jamarat, with a kitchen of our own',
    link: '/hajj',
    status: 'published',
    day: -60,
    picture: 1,
    alt: 'Rows of white tents before mountains',
  },
  {
    title: 'Umrah every fortnight',
    subtitle: 'From Dhaka, Chattogram and Sylhet',
    link: '/umrah',
    status: 'published',
    day: -30,
    picture: 2,
    alt: 'A plane above the clouds',
  },
  {
    title: 'Ramadan in Makkah',
    subtitle: 'The last ten nights',
    link: '/umrah',
    status: 'scheduled',
    day: 20,
    picture: 0,
    alt: 'A mosque at night below the moon',
  },
  {
    title: 'Samarkand and Bukhara',
    subtitle: 'On the silk road in spring',
    link: '/tours',
    status: 'in_review',
    day: 0,
    picture: 0,
    alt: 'A dome between two minarets at night',
  },
  {
    title: 'Hajj of last year',
    subtitle: 'Thank you for your trust',
    link: null,
    status: 'archived',
    day: -200,
    picture: 1,
    alt: 'The camp in Mina before the mountains',
  },
  {
    title: null,
    subtitle: null,
    link: null,
    status: 'draft',
    day: 0,
    picture: 0,
    alt: 'A mosque under the moon, without words',
  },
];

interface Message {
  readonly from: readonly [first: string, last: string | null];
  readonly subject: string;
  readonly message: string;
  readonly ago: number;
  readonly status: 'new' | 'answered' | 'closed';
  readonly note?: string;
}

export const messages: readonly Message[] = [
  {
    from: ['Rezaul', 'Karim'],
    subject: 'Umrah for a family of five',
    message: 'We are two adults and three children. Which package do you advise in the school holidays?',
    ago: 1,
    status: 'new',
  },
  {
    from: ['Nasrin', 'Sultana'],
    subject: 'Mahram',
    message: 'May I travel with my nephew? He is nineteen years old.',
    ago: 1,
    status: 'new',
  },
  {
    from: ['Abdul', 'Matin'],
    subject: 'Refund of the pre-registration',
    message: 'My father has passed away. How do I get the fee back?',
    ago: 2,
    status: 'new',
  },
  {
    from: ['شيماء', null],
    subject: 'استفسار عن العمرة',
    message: 'هل يمكن ترتيب رحلة عمرة لأربعة أشخاص من دكا الشهر القادم؟',
    ago: 3,
    status: 'new',
  },
  {
    from: ['Kamrul', 'Hasan'],
    subject: 'Wheelchair',
    message: 'My mother cannot walk far. Is there help with a wheelchair at the airport and in the Haram?',
    ago: 5,
    status: 'answered',
    note: 'Called her son. Wheelchair noted; 3,000 BDT a day.',
  },
  {
    from: ['Tahmina', 'Akter'],
    subject: 'Istanbul in spring',
    message: 'Do you have a group to Istanbul in April?',
    ago: 7,
    status: 'answered',
    note: 'Sent the programme.',
  },
  {
    from: ['মাহফুজ', 'আলম'],
    subject: 'পাসপোর্ট নবায়ন',
    message: 'পাসপোর্টের মেয়াদ চার মাস বাকি। হজের নিবন্ধন করতে পারব?',
    ago: 9,
    status: 'answered',
    note: 'Explained: valid for six months after the return; renew first.',
  },
  {
    from: ['Jubayer', 'Ahmed'],
    subject: 'Corporate journey',
    message: 'Thirty of our dealers want to see Samarkand. Please send an offer.',
    ago: 12,
    status: 'answered',
    note: 'Offer sent, waiting for their dates.',
  },
  {
    from: ['Selina', 'Parvin'],
    subject: 'Ihram for my husband',
    message: 'Which size is right at 1.90 m?',
    ago: 20,
    status: 'closed',
  },
  {
    from: ['Masud', 'Rana'],
    subject: 'Job as a guide',
    message: 'I have led four groups and speak Arabic. May I send my papers?',
    ago: 26,
    status: 'closed',
    note: 'Passed on to administration.',
  },
  {
    from: ['Win', 'Prizes'],
    subject: 'You have won',
    message: 'Click to claim your free journey.',
    ago: 31,
    status: 'closed',
    note: 'Advertising.',
  },
  {
    from: ['Shahin', 'Alam'],
    subject: 'Thank you',
    message: 'My parents came home happy. Please tell your guide.',
    ago: 44,
    status: 'closed',
    note: 'Told him.',
  },
];
