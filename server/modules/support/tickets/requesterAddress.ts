import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Source } from '#server/engine/mail/demandVouched.ts';
import type { Ticket } from './moveTicket.ts';

/** Where what the office writes to a requester goes. */
export async function addressOf(tx: Database, { email, user }: Pick<Ticket, 'email' | 'user'>): Promise<string | null> {
  if (email !== null || user === null) return email;
  const { rows } = await tx.execute<{ email: string }>(sql`select email from "user" where id = ${user}`);
  return rows[0]?.email ?? null;
}

/** Entities whose records hand their address on to a ticket, by the name that the query below gives them. */
const kinds = {
  ticket: entities.ticket,
  contact: entities.contact,
  user: entities.user,
  pilgrim: entities.hajj_passenger_info,
} as const;

/**
 * Records on which the address of a ticket stands: itself and those that it follows, the message from the website that
 * they came of, and the persons they are about.
 */
export async function sourcesOfAddress(tx: Database, { id }: Pick<Ticket, 'id'>, email: string): Promise<Source[]> {
  const { rows } = await tx.execute<{ kind: keyof typeof kinds; record: number; copy: boolean }>(sql`
    with recursive told as (
      select id, follows, contact, "user", pilgrim, email from ticket where id = ${id}
      union
      select earlier.id, earlier.follows, earlier.contact, earlier."user", earlier.pilgrim, earlier.email
      from told join ticket as earlier on earlier.id = told.follows
    ), source as (
      select 'ticket' as kind, id as record, email, follows is not null or contact is not null as copy from told
      union select 'contact', contact.id, contact.email, false from told join contact on contact.id = told.contact
      union select 'user', person.id, person.email, false from told join "user" as person on person.id = told."user"
      union select 'pilgrim', file.id, file.email, false
        from told join hajj_passenger_info as file on file.id = told.pilgrim
    )
    select kind, record, copy from source where email = ${email}`);
  return rows.map(({ kind, record, copy }) => ({ entity: kinds[kind], record, isCopy: copy }));
}
