import type { PassengerMatch } from './PassengerMatch.ts';

interface NamedNumber {
  readonly field: string;
  readonly value: string;
}

/** Names, which stand above the numbers. */
const names: readonly string[] = ['given_names', 'surname', 'full_name_local'];

/**
 * Numbers by which people are asked for, in that order; before them one by which this pilgrim was found, if it is
 * another.
 */
export function numbersOf({
  passport,
  phone,
  tracking_no: tracking,
  matched,
  matched_value: found,
}: PassengerMatch): NamedNumber[] {
  const shown = [
    { field: 'passport_number', value: passport },
    { field: 'primary_phone', value: phone },
    { field: 'tracking_no', value: tracking },
  ];
  const isShown = names.includes(matched) || shown.some(({ field }) => field === matched);
  return [...(isShown ? [] : [{ field: matched, value: found }]), ...shown].flatMap(({ field, value }) =>
    value ? [{ field, value }] : [],
  );
}
