import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { moneyLedgerOf } from '../../ledger/vouchers/moneyLedger.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';

interface AskedTill {
  readonly ledger: number | null;
  readonly payment_method: number | null;
}

/** The ledger that is told, else that of the payment method. */
export async function tillOfPayment(tx: Database, { ledger, payment_method: method }: AskedTill): Promise<number> {
  if (ledger !== null) return ledger;
  if (method === null) refuse([violation('ledger', 'required')]);
  return moneyLedgerOf(tx, method);
}

/** A refusal of the receipt at the payment method, where that says the ledger; at `fields` what is said of them. */
export function inTillAsked(error: unknown, { ledger }: AskedTill, fields: readonly string[]): unknown {
  if (ledger !== null) return error;
  const own = [...fields, 'payment_method', 'paid_on'].map(name => [name, name]);
  return inAsked(error, { ...Object.fromEntries(own), ledger: 'payment_method' });
}
