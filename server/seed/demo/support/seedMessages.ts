import { staffMessage, staffMessageCopy } from '#server/engine/schema/mailTables.ts';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';

/** The administrator and the member of staff as whom one signs in to a demonstration. */
const [OFFICE, STAFF] = [1, 2];

interface Letter {
  readonly subject: string;
  /** Days ago. */
  readonly before: number;
  readonly author: number;
  readonly to: readonly number[];
  readonly text: string;
  /** It answers the first one of the same subject. */
  readonly answers?: true;
  readonly unread?: true;
  readonly starred?: true;
}

const letters = (colleague: number): readonly Letter[] => [
  {
    subject: 'Rooms in Makkah for the first group',
    before: 9,
    author: STAFF,
    to: [OFFICE, colleague],
    text: 'The hotel holds forty rooms until Thursday.\nShall we confirm, or wait for the last registrations?',
  },
  {
    subject: 'Rooms in Makkah for the first group',
    before: 8,
    author: OFFICE,
    to: [STAFF, colleague],
    text: 'Confirm thirty-six, and ask for an option on the rest.',
    answers: true,
    starred: true,
  },
  {
    subject: 'Passports at the embassy',
    before: 3,
    author: colleague,
    to: [STAFF, OFFICE],
    text: 'Eleven passports are ready to be fetched. The counter closes at one on Thursdays.',
    unread: true,
  },
  {
    subject: 'Cash count of yesterday',
    before: 1,
    author: OFFICE,
    to: [STAFF],
    text: 'The drawer was 500 short. Please look whether a receipt was entered twice.',
    unread: true,
  },
];

/** What staff have written to each other of late. */
export async function seedMessages({ db, today, staff }: Ground): Promise<void> {
  const colleague = staff.find(id => id !== OFFICE && id !== STAFF) ?? STAFF;
  const threads = new Map<string, number>();
  for (const { subject, before, author, to, text, answers, unread, starred } of letters(colleague)) {
    const at = new Date(`${addDays(today, -before)}T05:30:00Z`);
    const thread = answers ? (threads.get(subject) ?? null) : null;
    const [made] = await db
      .insert(staffMessage)
      .values({ thread, author, subject, text, at })
      .returning({ id: staffMessage.id });
    const message = made?.id ?? 0;
    if (thread === null) threads.set(subject, message);
    const copy = (reader: number, isAuthor: boolean) => ({
      message,
      reader,
      is_author: isAuthor,
      read_at: unread && !isAuthor ? null : at,
      is_starred: starred === true && reader === STAFF,
    });
    await db
      .insert(staffMessageCopy)
      .values([copy(author, true), ...[...new Set(to)].filter(id => id !== author).map(id => copy(id, false))]);
  }
}
