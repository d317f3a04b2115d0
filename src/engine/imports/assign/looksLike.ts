import type { Field } from '#catalog/engine/fields.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { serialIn } from '#catalog/engine/reading/days/serials.ts';
import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';
import { choices, flags } from '#catalog/registry/headings/choices.ts';
import { dayOf, isAmount, isEmail, isNumbered, isPhone, shareOf } from './cellForms.ts';

/** A field by its name, with what is declared of it. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

const flagWords: ReadonlySet<string> = new Set(Object.values(flags).flat().map(wordOf));
/** Numbers of somebody or something; what has hardly a digit is none. */
const NUMBERED = /passport_number|^nid|_no$|visa_no|ticket_no|^gtin$|^tin_no|barcode/;
/** Names and places, of which nobody has days and emails. */
const WORDED = /name|surname|address|city|thana|place|country|nationality|occupation|profession|department|designation/;

/** A text as words of choices are compared. A sign may be all there is to it, as in `A+` and `✓`. */
export function wordOf(text: string): string {
  const folded = foldedHead(text);
  const signs = text.replace(/[\p{L}\p{M}\p{N}\s().,/]+/gu, '');
  return `${folded}${signs}`;
}

/** Words of the options of a choice, in every language that is known; those of yes and no for a flag. */
function optionWords({ name, field }: NamedField): ReadonlySet<string> {
  if (field.kind === 'flag') return flagWords;
  const known = Object.values(choices[name] ?? {}).flatMap((texts = []) => texts);
  return new Set([...(field.options ?? []), ...known].map(wordOf));
}

function holdsFor(named: NamedField, today: string): ((cell: SheetCell) => boolean) | undefined {
  const { name, field } = named;
  const isDay = (cell: SheetCell) => dayOf(cell, today) !== undefined || serialIn(cellText(cell)) !== undefined;
  switch (field.kind) {
    case 'date':
    case 'dateTime':
      return isDay;
    case 'email':
      return isEmail;
    case 'phone':
      return cell => isPhone(cell) && dayOf(cell, today) === undefined;
    case 'money':
    case 'integer':
    case 'decimal':
      return isAmount;
    case 'flag':
    case 'choice': {
      const words = optionWords(named);
      return words.size === 0 ? undefined : cell => words.has(wordOf(cellText(cell)));
    }
    default:
      if (NUMBERED.test(name)) return cell => isNumbered(cell) && dayOf(cell, today) === undefined;
      if (!WORDED.test(name)) return undefined;
      return cell =>
        !isEmail(cell) && dayOf(cell, today) === undefined && !(isPhone(cell) && /\d{7}/.test(cellText(cell)));
  }
}

/** The share of filled cells that have the form of a field, from 0 to 1; undefined where any text may be one. */
export function looksLike(cells: readonly SheetCell[], named: NamedField, today: string): number | undefined {
  const holds = holdsFor(named, today);
  return holds && cells.some(cell => cellText(cell).trim() !== '') ? shareOf(cells, holds) : undefined;
}

/** Texts that no sheet needs read in their own way are misread if few of them have the form of the field. */
const FEW = 0.2;

/** Whether the cells of a column say that its head means something else. */
export function contradicts(cells: readonly SheetCell[], named: NamedField, today: string): boolean {
  const share = looksLike(cells, named, today);
  // A choice may have words of its own, which are asked about.
  return share !== undefined && named.field.kind !== 'choice' && share <= FEW;
}
