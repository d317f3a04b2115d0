import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '#server/engine/context/host.ts';

type Leaving = Pick<GuardContext<Commands['depart_departure']>, 'request' | 'now' | 'record'>;

/** Nobody decides on those who stay of a group that cannot have left yet. */
export const notBeforeItsDay = async ({ request, now, record }: Leaving): Promise<Obstacle | undefined> => {
  const { departure_date: day } = record;
  return dayIn(request.host.timeZone, now) < day ? { code: 'leaves_later', params: { day } } : undefined;
};
