import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';

/** The words of one language that a sheet may be written in. */
export interface SheetWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly ra: { readonly boolean: { readonly true: string; readonly false: string } };
}

/** A column of a sheet and the field it fills; none when its head is not understood. */
export interface Column {
  readonly head: string;
  readonly name: string | undefined;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase()
    .replaceAll('\u0307', '')
    .replace(/\s*\*$/, '');
const same = (one: string | undefined, other: string): boolean => one !== undefined && plain(one) === plain(other);

/**
 * Fields that a sheet may fill: not what the host sets, nor files, passwords and states, which have ways of their own.
 */
export const importable = (entity: Entity): string[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => !field.readOnly && !['password', 'image', 'file', 'state'].includes(field.kind))
    .map(([name]) => name);

/**
 * The field that a head means: its wire name, alone or in brackets, or its word in any language. Never the id, since
 * every program has ids of its own: of these only their mark says whose they are.
 */
export function fieldOfHead(entity: Entity, head: string, languages: readonly SheetWords[]): string | undefined {
  const names = importable(entity);
  const bracketed = /\[(\w+)\]\s*$/.exec(head)?.[1];
  return (
    names.find(name => name === bracketed || same(name, head)) ??
    names.find(name => languages.some(({ fields }) => same(fields[name], head)))
  );
}

/** A day that a workbook keeps with its time. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}$/;

/**
 * Puts the words of choices and yes/no back into values, and takes the time off a day; anything else goes to the host as
 * it is.
 */
export function valueOf(field: Field | undefined, text: string, languages: readonly SheetWords[]): string {
  if (field?.kind === 'date') return MOMENT.exec(text)?.[1] ?? text;
  if (field?.kind === 'choice') {
    const meant = field.options?.find(
      option => same(option, text) || languages.some(({ choices }) => same(choices[option], text)),
    );
    return meant ?? text;
  }
  if (field?.kind !== 'flag') return text;
  return (['true', 'false'] as const).find(flag => languages.some(({ ra }) => same(ra.boolean[flag], text))) ?? text;
}

/** By what the heads of a sheet are understood. */
export interface Heading {
  readonly languages: readonly SheetWords[];
  /** Whether a head is that of our own ids. */
  readonly isOurs: (head: string) => boolean;
}

/** Heads of a sheet, each with the field it means. */
export const columnsOf = (entity: Entity, [heads = []]: Sheet, { languages, isOurs }: Heading): Column[] =>
  heads.map(cellText).map(head => ({ head, name: isOurs(head) ? 'id' : fieldOfHead(entity, head, languages) }));

/** A row of a sheet as raw values by field name, and where it stands in the sheet. */
export interface SheetRow {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Lines of the sheet that the lines of its record stand in, where these are rows of their own. */
  readonly lines?: readonly number[];
}

/**
 * Rows of a sheet; blank ones, and columns that are not understood, are left out. `firstLine` is the line of the file in
 * which the first row below the heads stands.
 */
export function rowsOf(entity: Entity, sheet: Sheet, heading: Heading, firstLine = 2): SheetRow[] {
  const columns = columnsOf(entity, sheet, heading);
  const { languages } = heading;
  const valuesOf = (row: Sheet[number]) =>
    Object.fromEntries(
      columns.flatMap(({ name }, index): [string, unknown][] => {
        if (!name) return [];
        const field = entity.fields[name];
        const text = cellText(row[index]);
        if (name === 'id' && text === '') return [];
        return [[name, valueOf(field, text, languages)]];
      }),
    );
  return sheet.flatMap((row, index) =>
    index > 0 && row.some(cellText) ? [{ line: index - 1 + firstLine, values: valuesOf(row) }] : [],
  );
}
