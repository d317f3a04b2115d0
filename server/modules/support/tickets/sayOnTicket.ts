import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { demandVouched } from '#server/engine/mail/demandVouched.ts';
import { mailOfUser } from '#server/engine/mail/writtenByUser.ts';
import { announce } from '#server/platform/live/announce.ts';
import { foreignMedia, keepMedia } from '#server/engine/media/attachments.ts';
import type { Ticket } from './moveTicket.ts';
import { addressOf, sourcesOfAddress } from './requesterAddress.ts';

interface Said {
  readonly message: string;
  readonly file: string | null;
}

/** Adds to the thread, which nobody changes later; a file is the entry's from then on, and nobody else's. */
async function enter(
  tx: Database,
  request: RequestContext,
  entity: Entity,
  row: Said & Readonly<Record<string, unknown>>,
) {
  const own = { ...request, entity };
  refuse(await foreignMedia(tx, own, { file: row.file }));
  const id = await insertRow(tx, entity, row, { caller: request.caller, now: request.host.clock() });
  await keepMedia(tx, own, { record: id, after: { file: row.file } });
  await announce(tx, { entity: entity.name, record: id });
  return id;
}

/**
 * A word of the office that the requester reads, by mail too where they have an address. 403 `address_unproved` of one
 * that its sender has just written there.
 */
export async function tellRequester(tx: Database, request: RequestContext, record: Ticket, said: Said): Promise<void> {
  const row = { ticket: record.id, admin: request.caller.id, customer: null, channel: 'desk', ...said };
  await enter(tx, request, entities.ticket_detail, row);
  const email = await addressOf(tx, record);
  if (email === null) return;
  await demandVouched(tx, request, email, await sourcesOfAddress(tx, record, email));
  const subject = `[${record.ticket_no ?? ''}] ${record.subject}`;
  await mailOfUser(tx, request, { to: email, subject, text: said.message });
}

/** A word of the requester, and the way by which it came. */
export const takeFromRequester = (
  tx: Database,
  request: RequestContext,
  { id, user }: Pick<Ticket, 'id' | 'user'>,
  said: Said & { readonly channel: string },
): Promise<number> => enter(tx, request, entities.ticket_detail, { ticket: id, admin: null, customer: user, ...said });

/** A note that stays in the office. */
export const noteOnTicket = (tx: Database, request: RequestContext, id: number, said: Said): Promise<number> =>
  enter(tx, request, entities.ticket_note, { ticket: id, author: request.caller.id, ...said });
