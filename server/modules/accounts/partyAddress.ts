import { sql } from 'drizzle-orm';
import { mayMailElsewhere } from '../../../catalog/access/mailElsewhere.ts';
import { smallSpelling } from '../../../catalog/lookAlikes.ts';
import { violation } from '../../../catalog/violation.ts';
import type { Database } from '../../db/Database.ts';
import type { Caller } from '../../host.ts';
import { forbid, invalid } from '../../http/problem.ts';

interface Known extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

/** A party with the address of the record that it is made of; null of one that has none. */
export async function partyWithAddress(db: Database, id: number): Promise<Known | undefined> {
  const { rows } = await db.execute<Known>(sql`
    select party.id, party.name, coalesce(person.email, pilgrim.email) as email
    from party left join "user" as person on source_type = 'user' and person.id = source_id
      left join hajj_passenger_info as pilgrim on source_type = 'hajj_passenger_info' and pilgrim.id = source_id
    where party.id = ${id}`);
  return rows[0];
}

/**
 * Where a mail about somebody goes: to their own address, unless its sender asks for another one. 400 `no_address` where
 * there is neither, 403 `address_right` for whoever may write to none but their own.
 */
export function mailAddress(caller: Caller, own: string | null, asked: string | null | undefined): string {
  if (asked && (own === null || smallSpelling(asked) !== smallSpelling(own))) {
    if (!mayMailElsewhere(caller)) forbid('address_right', 'email');
    return asked;
  }
  if (own === null) throw invalid([violation('email', 'no_address')]);
  return own;
}
