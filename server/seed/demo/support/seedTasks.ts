import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { insertNumbered } from '../../insertMany.ts';

/** The member of staff as whom one signs in to a demonstration. */
const STAFF = 2;

const tasks = [
  { subject: 'Call the hotel in Madinah about the late rooms', status: 'open', in: -2, about: '' },
  { subject: 'Check the passports of the first group', status: 'open', in: 0, about: '/apps/passenger/search' },
  { subject: 'Count the drawer with the cashier', status: 'open', in: 3, about: '' },
  { subject: 'Send the bus list to the moallem', status: 'finished', in: -5, about: '' },
  { subject: 'Order more ihram towels', status: 'cancelled', in: -8, about: '' },
] as const;

/** What staff are to do, in every state. */
export async function seedTasks(ground: Ground): Promise<void> {
  const { db, today, staff } = ground;
  const colleague = staff.find(id => id > STAFF) ?? STAFF;
  const rows = tasks.map(({ subject, status, in: days, about }, index) => ({
    status,
    subject,
    assignee: index === 2 ? colleague : STAFF,
    due_date: addDays(today, days),
    about_page: about === '' ? null : about,
    note: null,
    version: 1,
    ...written(ground, addDays(today, -9), STAFF),
  }));
  await insertNumbered(db, 'task', rows);
}
