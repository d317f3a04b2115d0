import { insertNumbered } from '../../insertMany.ts';
import { branches } from '../agency.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';

const purposes = ['Hajj', 'Umrah', 'Tours', 'Shop', 'Donations', 'Office'];

/** What postings are for: the lines of business and the branches. */
export const seedSubLedgers = (ground: Ground): Promise<void> =>
  insertNumbered(
    ground.db,
    'sub_ledger_account',
    [...purposes, ...branches.map(({ name }) => `Branch ${name}`)].map(name => ({
      name,
      ...written(ground, addDays(ground.today, -500), ground.staff[0]),
    })),
  );
