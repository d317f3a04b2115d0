import { and, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { type MailState, mailStates } from '#catalog/engine/mail.ts';
import { outbox } from '../schema/mailTables.ts';
import { MOST_TRIES } from './outbox.ts';

type Row = typeof outbox.$inferSelect;

const has: Record<MailState, SQL | undefined> = {
  sent: isNotNull(outbox.sent_at),
  waiting: and(isNull(outbox.sent_at), lt(outbox.tries, MOST_TRIES)),
  failed: and(isNull(outbox.sent_at), gte(outbox.tries, MOST_TRIES)),
};

/** What has become of a mail. */
export function stateOf({ sent_at: sent, tries }: Pick<Row, 'sent_at' | 'tries'>): MailState {
  if (sent) return 'sent';
  return tries < MOST_TRIES ? 'waiting' : 'failed';
}

/** Picks the mails of a state; anything else picks all. */
export const inState = (wanted: unknown): SQL | undefined => {
  const state = mailStates.find(one => one === wanted);
  return state && has[state];
};
