import { useCanAccess, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Policy, requirementStatusOf, withoutSeason } from '#catalog/hajj/fly/requirements.ts';
import { season } from '#catalog/hajj/seasons/season.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is looked at to tell whether a mahram is asked for. */
export const ofMahram = [
  'gender',
  'birth_date',
  'departure_date',
  'season',
  'pilgrim_type',
  'mahram',
  'mahram_relation',
] as const;

/** By what the season of the chosen departure judges; undefined while it is not known, or may not be. */
function usePolicy({ season: id, pilgrim_type: type }: Values): Policy | undefined {
  const { canAccess = false } = useCanAccess({ resource: season.route, action: 'show' });
  const isOfSeason = !isBlank(id);
  const { data } = useGetOne<Policy & { readonly id: number }>(
    season.route,
    { id: Number(id) },
    { enabled: isOfSeason && canAccess },
  );
  return isOfSeason ? data : withoutSeason(type === 'umrah' ? 'umrah' : 'hajj');
}

/** Whether she may say who her mahram is, and whether one is asked of her whom nothing names yet. */
export function useMahramAsked(values: Values) {
  const policy = usePolicy(values);
  const { gender, birth_date, departure_date, mahram, mahram_relation: relation } = values;
  const her = { gender, birth_date, departure_date, mahram_found: null, departure_brn: null, is_paid_up: false };
  const isOffered =
    gender === 'female' && (!policy || requirementStatusOf('mahram_settled', policy, her) === 'missing');
  return { isOffered, isMissing: isOffered && policy !== undefined && (isBlank(mahram) || isBlank(relation)) };
}

/** The same of whoever stands in the form. */
export function useMahramOfForm() {
  const watched: readonly unknown[] = useWatch({ name: [...ofMahram] });
  return useMahramAsked(Object.fromEntries(ofMahram.map((name, at) => [name, watched[at]])));
}
