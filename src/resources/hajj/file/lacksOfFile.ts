import type { RaRecord } from 'react-admin';
import {
  askedBy,
  askedWithoutSeason,
  type Policy,
  type Requirement,
  requirementStatusOf,
  withoutSeason,
} from '#catalog/hajj/fly/requirements.ts';

export type File = Readonly<Record<string, unknown>>;

interface Asking {
  readonly policy: Policy;
  readonly asked: readonly Requirement[];
}

/** What a season asks of a pilgrim; null of one who has none. */
export function askingOf(season: RaRecord | null, { pilgrim_type: type }: File): Asking {
  if (!season) {
    const policy = withoutSeason(type === 'umrah' ? 'umrah' : 'hajj');
    return { policy, asked: askedBy(askedWithoutSeason, policy.pilgrim_type) };
  }
  const policy: Policy = {
    pilgrim_type: season['pilgrim_type'],
    passport_day: season['passport_day'] ?? null,
    passport_days: season['passport_days'] ?? null,
    minimum_age: season['minimum_age'] ?? null,
    mahram_policy: season['mahram_policy'],
    mahram_age: season['mahram_age'] ?? null,
    mahram_minimum_age: season['mahram_minimum_age'],
    visa_days: season['visa_days'] ?? null,
    has_camp: Boolean(season['camp_contract_no'] && season['camp_contract_date']),
    has_housing: Boolean(season['housing_contract_no'] && season['housing_contract_date']),
  };
  const lines: readonly { readonly requirement: Requirement }[] = season['requirements'] ?? [];
  return {
    policy,
    asked: askedBy(
      lines.map(({ requirement }) => requirement),
      policy.pilgrim_type,
    ),
  };
}

/** Whether only the host can tell: it knows the man who is named, the contract of the departure, and what is paid. */
const onlyHostTells = (requirement: Requirement, file: File): boolean =>
  (requirement === 'mahram_settled' && Boolean(file['mahram'])) ||
  (requirement === 'accommodation_contracted' && Boolean(file['departure'])) ||
  requirement === 'paid_up';

/** What is asked of a pilgrim and missing, as far as their file and their season tell. */
export function lacksOfFile({ policy, asked }: Asking, file: File): readonly Requirement[] {
  const traveller = { ...file, mahram_found: null, departure_brn: null, is_paid_up: true };
  return asked.filter(one => !onlyHostTells(one, file) && requirementStatusOf(one, policy, traveller) === 'missing');
}
