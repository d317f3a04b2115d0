import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';
import { choices } from '#catalog/registry/headings/choices.ts';
import { importable } from '../recognise.ts';
import { dayOf, isEmail, isPassport, isPhone, shareOf } from './cellForms.ts';
import type { HeadedColumn } from './HeadedColumn.ts';
import { wordOf } from './looksLike.ts';

/** Heads that programs give to columns without one. */
const NO_HEAD = /^(?:column|col|field|unnamed|f|kolom|sütun|عمود)? ?\d*$/;
/** Nobody on a list was born within so many years, in most of its rows. */
const YOUNGEST = 5;
const SURE = 0.8;

const genderWords: ReadonlySet<string> = new Set(
  Object.values(choices['gender'] ?? {}).flatMap((texts = []) => texts.map(wordOf)),
);

const isDialled = (cell: SheetCell, today: string): boolean =>
  isPhone(cell) &&
  /^\s*(?:\+|0)/.test(cellText(cell)) &&
  cellText(cell).length >= 10 &&
  dayOf(cell, today) === undefined;

/** What cells without a head are, where their form leaves no doubt. */
const forms: readonly (readonly [fields: readonly string[], holds: (cell: SheetCell, today: string) => boolean])[] = [
  [['email'], isEmail],
  [['passport_number'], isPassport],
  [['gender'], cell => genderWords.has(wordOf(cellText(cell)))],
  [['primary_phone', 'phone'], isDialled],
  [['passport_expiry_date'], (cell, today) => (dayOf(cell, today) ?? '') > today],
  [
    ['birth_date', 'date_of_birth'],
    (cell, today) => {
      const day = dayOf(cell, today);
      return day !== undefined && Number(day.slice(0, 4)) <= Number(today.slice(0, 4)) - YOUNGEST;
    },
  ],
];

/** Whether a head says nothing, as `Column 3` does. */
const isNoHead = (head: string): boolean => NO_HEAD.test(foldedHead(head));

/**
 * Fields by the place of a column that has no head and whose cells can be nothing else, among the fields that are `free`.
 * Two columns of one form are told by neither.
 */
export function fromContent(
  columns: readonly HeadedColumn[],
  entity: Entity,
  { free, today }: { readonly free: ReadonlySet<string>; readonly today: string },
): ReadonlyMap<number, string> {
  const names = importable(entity).filter(name => free.has(name));
  const found = new Map<number, string>();
  for (const [fields, holds] of forms) {
    const name = names.find(one => fields.includes(one));
    const fitting = columns.filter(
      ({ at, head, cells }) =>
        !found.has(at) && isNoHead(head) && cells.length > 0 && shareOf(cells, cell => holds(cell, today)) >= SURE,
    );
    const [only] = fitting;
    if (name !== undefined && only && fitting.length === 1) found.set(only.at, name);
  }
  return found;
}
