import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { moneyLedgerOf, tillObjections } from './moneyLedger.ts';
import { inAsked } from './postVoucher.ts';

interface AskedTill {
  readonly ledger: number | null;
  readonly payment_method: number | null;
}

/** The ledger that is told, else that of the payment method. */
export async function tillOfPayment(tx: Database, { ledger, payment_method: method }: AskedTill): Promise<number> {
  if (ledger !== null) return ledger;
  if (method === null) refuse([violation('payment_method', 'till_unsaid')]);
  return moneyLedgerOf(tx, method);
}

/** A refusal of the receipt at the payment method, where that says the ledger; at `fields` what is said of them. */
export function inTillAsked(error: unknown, { ledger }: AskedTill, fields: readonly string[]): unknown {
  if (ledger !== null) return error;
  const own = [...fields, 'payment_method', 'paid_on'].map(name => [name, name]);
  return inAsked(error, { ...Object.fromEntries(own), ledger: 'payment_method' });
}

/** The same ledger, which is cash or bank in use; refused at what says it, within a line of the command where one is named. */
export async function usableTill(tx: Database, asked: AskedTill, line = ''): Promise<number> {
  const says = asked.ledger === null ? 'payment_method' : 'ledger';
  try {
    const till = await tillOfPayment(tx, asked);
    refuse(await tillObjections(tx, till));
    return till;
  } catch (error) {
    throw inAsked(error, { ledger: `${line}${says}`, payment_method: `${line}payment_method` });
  }
}
