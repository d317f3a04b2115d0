import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';

export const openTicketHandler: CommandHandler<Commands['open_ticket_contact']> = {
  // Two clerks who read the same message would answer it twice.
  guards: [
    async ({ tx, record }) => {
      const { rows } = await tx.execute(sql`select 1 from ticket where contact = ${record.id} limit 1`);
      return rows.length > 0 ? 'has_ticket' : undefined;
    },
  ],
  async run({ tx, request, record, input }) {
    const { first_name: first, last_name: last, email, phone, message } = record;
    const made = await createWithin(
      tx,
      { ...request, entity: entities.ticket },
      {
        ...input,
        subject: record.subject ?? message.slice(0, 80),
        message,
        requester_name: [first, last].filter(Boolean).join(' '),
        email,
        phone,
      },
    );
    const id = Number(made['id']);
    await tx.execute(sql`update ticket set contact = ${record.id} where id = ${id}`);
    return { output: { ticket: id } };
  },
};
