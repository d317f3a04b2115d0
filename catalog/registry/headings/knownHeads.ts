import { addressGroups } from './addressGroups.ts';
import { allHeadings } from './allHeadings.ts';
import { foldedHead } from './foldedHead.ts';
import { headForms } from './headForms.ts';
import { middleNames, surnameFirst, wholeNames } from './nameParts.ts';
import { ofEntity } from './ofEntity.ts';
import { ownNumbers } from './ownNumbers.ts';
import { ownersOf } from './owners.ts';
import { laterLines } from './places.ts';

const known: ReadonlySet<string> = new Set(
  [
    ...[allHeadings, ...Object.values(ofEntity)].flatMap(headings =>
      Object.values(headings).flatMap((heads = []) => heads),
    ),
    ...wholeNames,
    ...surnameFirst,
    ...middleNames,
    ...ownNumbers,
    ...laterLines,
    ...addressGroups.map(group => `${group} address`),
  ].map(foldedHead),
);

const owners: ReadonlySet<string> = new Set(
  ['hajj_passenger_info', 'customer', 'vendor', 'product', 'ledger_account'].flatMap(ownersOf).map(foldedHead),
);

/** Whether a text is the head of a column in any sheet that is known, whatever it means there. */
export function isKnownHead(text: string): boolean {
  if (text.length > 60) return false;
  const { whole, parts, bare } = headForms(text, owners);
  return [...whole, ...parts, ...bare].some(({ folded }) => known.has(folded));
}
