import { type SQL, sql } from 'drizzle-orm';
import { type ViolationCode, violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';

/** Whoever was entered by hand is of no kind, and may be any. */
const enteredByHand = sql`party.source_type is null`;
const personIs = (kind: SQL): SQL =>
  sql`(party.source_type = 'user' and exists (select from ${kind} as person where person.id = party.source_id))`;

/** Who may stand on which side of a trade; one person may be several. */
const kinds = {
  buyers: sql`(${enteredByHand} or party.source_type = 'hajj_passenger_info'
    or ${personIs(sql`customer`)} or ${personIs(sql`member`)})`,
  vendors: sql`(${enteredByHand} or ${personIs(sql`vendor`)})`,
} as const;

/** Of whom is bought and to whom is sold (rules B1, B3); only those in use are offered. */
export const partySelections: Effect = {
  selections: {
    buyers: sql`(${kinds.buyers} and party.is_active)`,
    vendors: sql`(${kinds.vendors} and party.is_active)`,
  },
};

/** A document's party is of this kind. What stands already may stay. */
export const tradedWith = (kind: keyof typeof kinds, code: ViolationCode): Effect => ({
  async check(tx, _desk, { party }, existing) {
    if (typeof party !== 'number' || party === existing?.['party']) return [];
    const { rows } = await tx.execute(sql`select from party where party.id = ${party} and not ${kinds[kind]}`);
    return rows.map(() => violation('party', code));
  },
});
