import { eq, min } from 'drizzle-orm';
import { dayIn } from '../../../catalog/days.ts';
import { entities } from '../../../catalog/entities.ts';
import { registration } from '../../db/systemTables.ts';
import { columnOf, tableOf } from '../../db/tables.ts';
import type { EventSource } from '../../quickPanel/EventSource.ts';
import { linkTo } from '../../quickPanel/links.ts';
import { peopleOf } from '../../quickPanel/people.ts';

const { user } = entities;

/** People who wait to be let in, since the first of them asked. Only an administrator can do that. */
export const registrations: EventSource = {
  sees: ({ role }) => role === 'admin',
  async events({ host, caller }) {
    const users = tableOf(user);
    const [row] = await host.db
      .select({ ...peopleOf(user), since: min(registration.at) })
      .from(registration)
      .innerJoin(users, eq(columnOf(users, 'id'), registration.user));
    if (!row?.since) return [];
    const { count, who, since } = row;
    const link = linkTo(caller, user, row, { user_type: 'registration', is_active: false });
    return [{ kind: 'registration', date: dayIn(host.timeZone, since), count, who, link }];
  },
};
