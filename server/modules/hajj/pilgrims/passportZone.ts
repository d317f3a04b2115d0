import { formatOf } from '#catalog/hajj/zones/format.ts';
import { zoneLines } from '#catalog/hajj/zones/zoneLines.ts';
import { type ViolationCode, violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Effect } from '#server/engine/context/host.ts';

/** What is said of lines that are not those of a passport; undefined of those that are. */
export function refusalOfZone(text: unknown): ViolationCode | undefined {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const lines = zoneLines(text);
  if (!lines) return 'zone_unread';
  const { document } = formatOf(lines);
  if (document === 'passport') return undefined;
  return document === 'visa' ? 'zone_of_visa' : 'zone_of_card';
}

/** The lines of a passport are those of a passport, however they come in; what stood there before stays. */
export const passportZone: Effect = {
  async check(_tx, { entity, host }, merged, stored) {
    const { passport_mrz: text } = merged;
    if (stored && toWire(entity, stored, host, true)['passport_mrz'] === text) return [];
    const code = refusalOfZone(text);
    return code ? [violation('passport_mrz', code)] : [];
  },
};
