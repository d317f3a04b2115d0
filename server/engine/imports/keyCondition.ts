import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Calendar } from '#catalog/engine/calendar.ts';
import { fieldOf, holderOf } from '#catalog/engine/defineEntity.ts';
import { likeNumber } from '#catalog/engine/texts/numberSpelling.ts';
import { toldApartBy } from '#catalog/registry/importKeys.ts';
import { holdsValue } from '../crud/validate.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { readValue } from '../kinds/readValue.ts';
import { isMasked } from '../records/record.ts';
import { columnsOf } from '../records/select.ts';
import { hashColumn, hashOf, likeColumn } from '../schema/derivedColumns.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

/** Of which entity, and by what its values are read. */
interface Asked extends Pick<RequestContext, 'host' | 'entity'> {
  readonly calendar: Calendar;
}

/** The same number by its hash, which nobody has to open; the index stands on what it is easily taken for. */
function sameNumber({ host: { vault }, entity }: Asked, name: string, text: string): SQL | undefined {
  const field = fieldOf(entity, name);
  const table = tableOf(holderOf(entity, name));
  const like = hashOf(field, text, { vault, spelled: likeNumber });
  const whole = hashOf(field, text, { vault });
  if (like === null || whole === null) return undefined;
  return and(eq(columnOf(table, likeColumn(name)), like), eq(columnOf(table, hashColumn(name)), whole));
}

/** Records that have what the row says in a field, which has to be an id by now. */
function sameReference({ entity }: Asked, name: string, row: Values): SQL | undefined {
  const column = columnsOf(entity)[name];
  return column && typeof row[name] === 'number' ? eq(column, row[name]) : undefined;
}

/** Those, and the ones that say nothing there. */
function notAnother(asked: Asked, name: string, row: Values): SQL | undefined {
  const column = columnsOf(asked.entity)[name];
  const same = sameReference(asked, name, row);
  return column && same && or(isNull(column), same);
}

/**
 * What holds of the records that a row means by one of its keys, references as ids: they have its value as the field
 * would keep it, and nothing else of the row tells them apart. Undefined where the row has no value there that could
 * tell one record from others, or one that the field refuses.
 */
export function keyCondition(asked: Asked, name: string, row: Values): SQL | undefined {
  const field = fieldOf(asked.entity, name);
  const raw = row[name] ?? '';
  if (raw === '' || isMasked(raw)) return undefined;
  const parsed = readValue(field, raw, asked.calendar);
  if (!('value' in parsed) || typeof parsed.value !== 'string') return undefined;
  const same = field.recognised
    ? sameNumber(asked, name, parsed.value)
    : holdsValue(asked.entity, { name, value: parsed.value });
  return (
    same &&
    and(
      same,
      ...toldApartBy(asked.entity, name).map(one => sameReference(asked, one, row)),
      ...(asked.entity.rows?.apart ?? []).map(one => notAnother(asked, one, row)),
    )
  );
}
