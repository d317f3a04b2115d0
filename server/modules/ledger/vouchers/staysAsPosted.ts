import { isEqual } from 'es-toolkit';
import { sql } from 'drizzle-orm';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Effect } from '#server/engine/context/host.ts';

/** Of a record that is in the books the fields stay by which it was entered. */
export const staysAsPosted = (names: readonly string[], code: ViolationCode): Effect => ({
  async check(tx, { entity, host }, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    if (!stored) return [];
    const kept = toWire(entity, stored, host, true);
    const changed = names.filter(name => !isEqual(kept[name] ?? null, merged[name] ?? null));
    if (changed.length === 0) return [];
    const { rows } = await tx.execute(sql`
      select 1 from posting where source_type = ${entity.name} and source_id = ${Number(stored['id'])} limit 1`);
    return rows.length > 0 ? changed.map(name => violation(name, code)) : [];
  },
});
