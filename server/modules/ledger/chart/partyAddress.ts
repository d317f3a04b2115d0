import { sql } from 'drizzle-orm';
import { mayMailElsewhere } from '#catalog/engine/access/mailElsewhere.ts';
import { entities } from '#catalog/registry/entities.ts';
import { smallSpelling } from '#catalog/engine/lookAlikes.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { forbid, invalid } from '#server/platform/problem.ts';
import { demandVouched, type Source } from '#server/engine/mail/demandVouched.ts';

const { user, hajj_passenger_info, party: ownParty } = entities;
const addressed = { user, hajj_passenger_info, party: ownParty };

interface PartyRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

/** A party with the address of the record that it is made of, or its own; null of one that has none. */
export async function partyWithAddress(db: Database, id: number): Promise<PartyRow | undefined> {
  const { rows } = await db.execute<PartyRow>(sql`
    select party.id, party.name, 
      case when source_type is null then party.email else coalesce(person.email, pilgrim.email) end as email
    from party left join "user" as person on source_type = 'user' and person.id = source_id
      left join hajj_passenger_info as pilgrim on source_type = 'hajj_passenger_info' and pilgrim.id = source_id
    where party.id = ${id}`);
  return rows[0];
}

/** The record that a party is made of, as one of the entities that have an address, or the party itself. */
async function sourcesOf(tx: Database, party: number): Promise<Source[]> {
  const { rows } = await tx.execute<{ type: keyof typeof addressed; record: number }>(sql`
    select coalesce(source_type, 'party') as type, coalesce(source_id, id) as record from party
    where id = ${party} and coalesce(source_type, 'party') in ('user', 'hajj_passenger_info', 'party')`);
  return rows.map(({ type, record }) => ({ entity: addressed[type], record }));
}

/** Whom a mail is about, and where its sender wants it to go. */
interface Letter {
  readonly party: number;
  /** Address of the party's own record. */
  readonly own: string | null;
  readonly asked: string | null | undefined;
}

/**
 * Where a mail about a party goes: to its own address, unless its sender asks for another one. 400 `no_address` where
 * there is neither, 403 `address_right` for whoever may write to none but their own, 403 `address_unproved` where they
 * have just written that themselves.
 */
export async function mailAddress(
  tx: Database,
  request: Pick<RequestContext, 'host' | 'caller'>,
  { party, own, asked }: Letter,
): Promise<string> {
  if (asked && (own === null || smallSpelling(asked) !== smallSpelling(own))) {
    if (!mayMailElsewhere(request.caller)) forbid('address_right', 'email');
    return asked;
  }
  if (own === null) throw invalid([violation('email', 'no_address')]);
  await demandVouched(tx, request, own, await sourcesOf(tx, party));
  return own;
}
