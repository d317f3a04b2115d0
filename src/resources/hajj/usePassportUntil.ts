import { useCanAccess, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PASSPORT_DAYS, passportUntil } from '#catalog/hajj/fly/requirements.ts';
import { season } from '#catalog/hajj/seasons/season.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';

const unbound = { passport_day: null, passport_days: PASSPORT_DAYS } as const;

/**
 * The day on which the passport of the pilgrim in the form must still be valid; undefined of one without a journey, null
 * where none is asked or their season cannot be read.
 */
export function usePassportUntil(): string | null | undefined {
  const [id, back] = useWatch({ name: ['season', 'return_date'] });
  const isOfSeason = !isBlank(id);
  const { canAccess } = useCanAccess({ resource: season.route, action: 'show' });
  const { data } = useGetOne(season.route, { id: Number(id) }, { enabled: isOfSeason && canAccess === true });
  const journey = { return_date: back };
  if (!isOfSeason) return passportUntil(unbound, journey);
  if (!data) return null;
  return passportUntil({ passport_day: data['passport_day'], passport_days: data['passport_days'] }, journey) ?? null;
}
