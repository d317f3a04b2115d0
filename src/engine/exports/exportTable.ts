import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field, Fields, Kind } from '#catalog/engine/fields.ts';
import type { Cell, Row } from '#catalog/engine/sheets/Cell.ts';
import { isBlank } from '../kinds/blank.ts';
import { titleOf } from '../kinds/titleOf.ts';
import { type Reader, valueText } from '../kinds/valueText.ts';
import { fieldNamed } from '../entity/fieldNamed.ts';

const isFile = ({ kind }: Field): boolean => kind === 'image' || kind === 'file';

/** Lines as JSON; files in them by the path that the host knows, since an import sends it back. */
const linesText = (fields: Fields, value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return field && isFile(field) && typeof part === 'string' ? new URL(part, 'https://rihla.example').pathname : part;
  });

/** Kinds of fields that a spreadsheet calculates with; any other is text there. */
const kinds: Readonly<Partial<Record<Kind, Cell['kind']>>> = {
  date: 'day',
  integer: 'number',
  decimal: 'number',
  money: 'money',
};

const textOf = (field: Field, value: unknown, reader: Reader): string => {
  const text = String(value);
  switch (field.kind) {
    case 'choice':
    case 'state':
    case 'flag':
      return valueText(field, value, reader);
    case 'image':
    case 'file':
      // Without the signature, which opens a sealed file to whoever holds it.
      return text.split('?')[0] ?? '';
    case 'lines':
      return linesText(field.lines ?? {}, value);
    default:
      return text;
  }
};

const toCell = (field: Field, value: unknown, reader: Reader): Cell | null =>
  isBlank(value) ? null : { kind: kinds[field.kind] ?? 'text', text: textOf(field, value, reader) };

const idsIn = (rows: readonly RaRecord[], name: string): Identifier[] =>
  rows.flatMap((row): Identifier[] => (isBlank(row[name]) ? [] : Array.isArray(row[name]) ? row[name] : [row[name]]));

interface Source {
  readonly dataProvider: DataProvider;
  readonly signal?: AbortSignal;
}

/** `Title #12` for every record that a column of the rows points to; the number keeps it exact for an import. */
async function titles(
  target: string,
  ids: readonly Identifier[],
  { dataProvider, signal }: Source,
): Promise<Map<Identifier, string>> {
  const entity = entityNamed(target);
  const params = { ids: [...new Set(ids)], ...(signal && { signal }) };
  const { data } = ids.length > 0 ? await dataProvider.getMany(entity.route, params) : { data: [] };
  return new Map(data.map((record): [Identifier, string] => [record.id, `${titleOf(entity, record)} #${record.id}`]));
}

/** Heads of fields in words; two columns of the same word also say their field. An import reads them back. */
export function heads(names: readonly string[], { translate }: Reader): string[] {
  const words = names.map(name => translate(`fields.${name}`, { _: name }));
  return words.map((word, index) =>
    words.indexOf(word) === words.lastIndexOf(word) ? word : `${word} [${names[index]}]`,
  );
}

/** Turns a page of records into rows of cells, the id first, with references by title. */
export async function toCells(
  { entity, names }: { readonly entity: Entity; readonly names: readonly string[] },
  rows: readonly RaRecord[],
  { reader, ...source }: Source & { readonly reader: Reader },
): Promise<Row[]> {
  const columns = await Promise.all(
    names.map(async name => {
      const field = fieldNamed(entity, name);
      if (!field?.target) return (row: RaRecord): Cell | null => (field ? toCell(field, row[name], reader) : null);
      const known = await titles(field.target, idsIn(rows, name), source);
      // A semicolon parts one reference from the next, so none may stand within a title.
      return (row: RaRecord): Cell | null => {
        const named = idsIn([row], name).map(id => known.get(id)?.replaceAll(';', ',') ?? `#${id}`);
        return named.length > 0 ? { kind: 'text', text: named.join('; ') } : null;
      };
    }),
  );
  return rows.map(row => [{ kind: 'number', text: String(row.id) }, ...columns.map(cellOf => cellOf(row))]);
}
