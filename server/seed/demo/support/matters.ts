import type { TicketState } from '#catalog/support/tickets/ticketLifecycle.ts';

/** Who speaks: the requester, the office to them, or the office to itself. */
export type Voice = 'asks' | 'answers' | 'notes';

export interface Matter {
  readonly subject: string;
  readonly by: string;
  readonly department: 'accounts' | 'sales' | 'support';
  readonly priority: 'low' | 'normal' | 'high' | 'urgent';
  readonly state: TicketState;
  /** Days before today on which it was opened. */
  readonly before: number;
  readonly said: readonly (readonly [Voice, string])[];
}

/** What people ask an agency, invented. */
export const matters: readonly Matter[] = [
  {
    subject: 'Receipt of the second instalment',
    by: 'Nasrin Akter',
    department: 'accounts',
    priority: 'normal',
    state: 'closed',
    before: 41,
    said: [
      ['asks', 'I paid the second instalment at your Sylhet office last week and have no receipt yet.'],
      ['notes', 'The receipt was posted but not printed; the counter had no paper.'],
      ['answers', 'Your receipt is ready. You can take it at the counter or ask for it by mail.'],
      ['asks', 'Thank you, I have it.'],
    ],
  },
  {
    subject: 'Wheelchair for my mother in Makkah',
    by: 'Kamrul Hasan',
    department: 'support',
    priority: 'high',
    state: 'resolved',
    before: 12,
    said: [
      ['asks', 'My mother is 74 and cannot walk far. Can you arrange a wheelchair in Makkah and in Mina?'],
      ['answers', 'Yes. We have asked the hotel and the camp, and will tell you what they say.'],
      ['answers', 'Both have one for her. Her guide will bring it to the lobby each day.'],
    ],
  },
  {
    subject: 'Name on the passport is written otherwise',
    by: 'Sharmin Sultana',
    department: 'support',
    priority: 'urgent',
    state: 'open',
    before: 2,
    said: [
      ['asks', 'On my visa form my name is Sharmin Sultan, in the passport it is Sharmin Sultana.'],
      ['notes', 'Typed wrongly by us. The form has not been sent to the embassy yet.'],
      ['answers', 'We correct it today, before the form goes to the embassy.'],
      ['asks', 'Please tell me when it is done.'],
    ],
  },
  {
    subject: 'Group of forty for Umrah in the winter holidays',
    by: 'Madrasa committee, Comilla',
    department: 'sales',
    priority: 'high',
    state: 'new',
    before: 1,
    said: [
      [
        'asks',
        'We are forty teachers and students. What would fourteen days cost from Dhaka, and by when must we book?',
      ],
    ],
  },
  {
    subject: 'Sizes of ihram',
    by: 'Rafiqul Islam',
    department: 'sales',
    priority: 'low',
    state: 'pending_customer',
    before: 4,
    said: [
      ['asks', 'Do you have ihram for somebody of 190 cm?'],
      ['answers', 'We have two lengths, 115 and 125 cm wide. Which one do you wear?'],
    ],
  },
  {
    subject: 'Refund after cancellation',
    by: 'Anwara Begum',
    department: 'accounts',
    priority: 'high',
    state: 'on_hold',
    before: 9,
    said: [
      ['asks', 'My husband cannot travel. When will the money come back?'],
      ['answers', 'The airline refunds its part within ten days. We pay you both parts together.'],
      ['notes', 'Wait for the refund of the airline.'],
    ],
  },
  {
    subject: 'Win a prize now!!!',
    by: 'prize department',
    department: 'support',
    priority: 'low',
    state: 'spam',
    before: 6,
    said: [['asks', 'You have been chosen. Open the link.']],
  },
  {
    subject: 'Wheelchair',
    by: 'Kamrul Hasan',
    department: 'support',
    priority: 'normal',
    state: 'merged',
    before: 11,
    said: [['asks', 'Is there news about the wheelchair for my mother?']],
  },
  {
    subject: 'Hotel nearer to the Haram',
    by: 'Tariq Mahmud',
    department: 'sales',
    priority: 'normal',
    state: 'open',
    before: 5,
    said: [
      ['asks', 'Can we have the hotel of the premium package with the standard flight?'],
      ['answers', 'It depends on the beds that are left. We ask the hotel and come back to you.'],
    ],
  },
  {
    subject: 'شهادة التطعيم',
    by: 'عائشة صديقة',
    department: 'support',
    priority: 'normal',
    state: 'new',
    before: 1,
    said: [['asks', 'هل تكفي شهادة التطعيم من العام الماضي، أم أحتاج إلى شهادة جديدة؟']],
  },
];
