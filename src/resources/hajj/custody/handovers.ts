import { groupBy } from 'es-toolkit';
import type { RaRecord } from 'react-admin';
import { placeOf, type Place } from '#catalog/hajj/custody/custody.ts';

/** Passports that went from the same to the same on one day: one paper, which both sign. */
export interface Handover {
  /** Unknown of what was entered before anybody asked. */
  readonly from: Place | null;
  readonly giver: string | null;
  readonly to: Place;
  readonly taker: string | null;
  /** ISO date. */
  readonly day: unknown;
  readonly files: readonly RaRecord[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Nobody has handed over what is still at home, or lost. */
export const isHandedOver = (file: RaRecord): boolean =>
  !['with_pilgrim', 'lost'].includes(placeOf(file['passport_custody']));

const told = (file: RaRecord): Omit<Handover, 'files'> => ({
  from: textOf(file['passport_from']) === null ? null : placeOf(file['passport_from']),
  giver: textOf(file['passport_from_holder']),
  to: placeOf(file['passport_custody']),
  taker: textOf(file['passport_holder']),
  day: file['passport_custody_since'],
});

/** What was handed over last of some passports, as it was handed over together. */
export const handoversOf = (files: readonly RaRecord[]): Handover[] =>
  Object.values(groupBy(files.filter(isHandedOver), file => JSON.stringify(told(file)))).flatMap(group => {
    const [first] = group;
    return first ? [{ ...told(first), files: group }] : [];
  });
