import { eq, min } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { user as people } from '#catalog/people/user.ts';
import { entities } from '#catalog/registry/entities.ts';
import { registration } from '../../engine/schema/systemTables.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { EventSource } from '../../engine/quickPanel/EventSource.ts';
import { linkTo } from '../../engine/quickPanel/links.ts';
import { peopleOf } from '../../engine/quickPanel/people.ts';

const { user } = entities;
const users = tableOf(people);

/** People who wait to be let in, since the first of them asked. Only an administrator can do that. */
export const registrations: EventSource = {
  sees: ({ role }) => role === 'admin',
  async events({ host, caller }) {
    const [row] = await host.db
      .select({ ...peopleOf(user), since: min(registration.at) })
      .from(registration)
      .innerJoin(users, eq(users.id, registration.user));
    if (!row?.since) return [];
    const { count, who, since } = row;
    const link = linkTo(caller, user, row, { user_type: 'registration', is_active: false });
    return [{ kind: 'registration', date: dayIn(host.timeZone, since), count, who, link }];
  },
};
