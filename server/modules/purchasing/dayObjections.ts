import { dayIn } from '#catalog/engine/days/days.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '../../engine/context/host.ts';
import { enteringBy, requireOpenPeriod } from '../ledger/years/periods.ts';
import type { PurchaseRecord } from './purchaseRecord.ts';

/** What is wrong with a day on which goods of a purchase move or are billed; its month is held as it is. */
export const dayObjections = async (
  context: Pick<CommandContext, 'tx' | 'request' | 'reason' | 'override'>,
  { order_date: ordered }: Pick<PurchaseRecord, 'order_date'>,
  { field, day }: { readonly field: string; readonly day: string },
): Promise<Violation[]> => [
  ...(await requireOpenPeriod(context.tx, field, day, enteringBy(context))),
  ...(day > dayIn(context.request.host.timeZone, context.request.host.clock())
    ? [violation(field, 'future_date')]
    : []),
  ...(day < ordered ? [violation(field, 'before_order')] : []),
];
