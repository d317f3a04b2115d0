import { keepForgetting } from './engine/auth/keepForgetting.ts';
import type { Host } from './engine/context/host.ts';
import { keepSweepingKeys } from './engine/idempotency/once.ts';
import { keepSweepingRows } from './engine/imports/sweepRows.ts';
import { keepForgettingChanges } from './engine/kept/keepForgettingChanges.ts';
import { keepSending } from './engine/mail/keepSending.ts';
import { keepSweepingUploads } from './engine/media/sweepUploads.ts';
import { keepTotals } from './engine/totals/keepTotals.ts';
import { keepMaturing } from './modules/banking/cheques/matureCheques.ts';
import { expireHoldsEnding } from './modules/hajj/bookings/expireHolds.ts';
import { tellDeadlinesEnding } from './modules/hajj/deadlines/tellDeadlines.ts';
import { keepTicketsMoving } from './modules/support/tickets/keepTickets.ts';
import { keepVerifying } from './modules/verification/keepVerifying.ts';
import { keepForms } from './engine/settings/keepForms.ts';
import { keepPublishing } from './modules/website/publishing/keepPublishing.ts';

/** Begins all that comes by the clock; gives what ends it after the rounds under way. */
export function beginSweeps(host: Host): () => Promise<void> {
  const ends = [
    keepSending(host),
    keepForms(host),
    keepPublishing(host),
    keepForgetting(host),
    keepTotals(host),
    keepForgettingChanges(host),
    keepSweepingKeys(host),
    keepSweepingRows(host),
    keepSweepingUploads(host),
    keepVerifying(host),
    keepMaturing(host),
    keepTicketsMoving(host),
    expireHoldsEnding(host),
    tellDeadlinesEnding(host),
  ];
  return async () => void (await Promise.all(ends.map(end => end())));
}
