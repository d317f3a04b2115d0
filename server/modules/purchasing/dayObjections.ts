import { dayIn } from '#catalog/engine/days/days.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Act } from '../../engine/context/host.ts';
import { enteringBy, heldOpen } from '../ledger/years/periods.ts';
import type { PurchaseRecord } from './purchaseRecord.ts';

/** What is wrong with a day on which goods of a purchase move or are billed; its month is held as it is. */
export const dayObjections = async (
  act: Pick<Act, 'tx' | 'desk' | 'reason' | 'override'>,
  { order_date: ordered }: Pick<PurchaseRecord, 'order_date'>,
  { field, day }: { readonly field: string; readonly day: string },
): Promise<Violation[]> => [
  ...(await heldOpen(act.tx, field, day, enteringBy(act))),
  ...(day > dayIn(act.desk.host.timeZone, act.desk.host.clock()) ? [violation(field, 'future_date')] : []),
  ...(day < ordered ? [violation(field, 'before_order')] : []),
];
