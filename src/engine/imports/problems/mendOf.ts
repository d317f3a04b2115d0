import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import type { ProblemGroup } from './ProblemGroup.ts';

/** How the rows of a group can be mended in the sheet; `none` where nothing but leaving them out helps. */
export type Mend = 'phones' | 'options' | 'references' | 'oneValue' | 'cells' | 'none';

/** About a row as a whole: another text in this cell would say something else of the wrong record. */
const OF_ROWS: readonly string[] = [
  'repeated_row',
  'registered_in_line',
  'registered_already',
  'registered_elsewhere',
  'matches_several',
  'matches_ended',
];
/** Kinds whose inputs make no text for a cell. */
const UNWRITTEN: readonly Kind[] = ['lines', 'richText', 'image', 'file', 'password', 'state'];

/** The mend that fits a group best. A field that the reader does not have, or that nobody fills by a sheet, has none. */
export function mendOf({ field: name, code, texts }: ProblemGroup, { fields }: Pick<Entity, 'fields'>): Mend {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || UNWRITTEN.includes(field.kind) || OF_ROWS.includes(code)) return 'none';
  if (code === 'required') return 'oneValue';
  if (code === 'not_phone') return 'phones';
  if (texts.length > 0) return field.target ? 'references' : 'options';
  return 'cells';
}
