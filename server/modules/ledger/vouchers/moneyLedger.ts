import { entities } from '#catalog/registry/entities.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { ledgerFor } from '../years/closing.ts';
import { ledgersOf } from '../chart/ledgers.ts';

/**
 * Cash or bank that money comes into by the way in which it is paid; the agency's cash where nobody has chosen one. 400
 * `ledger_missing` without either.
 */
export async function moneyLedgerOf(tx: Database, paymentMethod: number | null): Promise<number> {
  const found = paymentMethod === null ? undefined : await findStored(tx, entities.paymentmethod, paymentMethod);
  const ledger = typeof found?.['ledger'] === 'number' ? found['ledger'] : await ledgerFor(tx, 'cash');
  if (ledger === undefined) refuse([violation('payment_method', 'ledger_missing', { ledger: 'Cash' })]);
  return Number(ledger);
}

/** Why a ledger can neither take money nor give it; nothing of one that is not there, which the reference itself tells. */
export async function tillObjections(tx: Database, ledger: number): Promise<Violation[]> {
  const found = (await ledgersOf(tx, [ledger])).get(ledger);
  if (!found) return [];
  if (!found.isMoney) return [violation('ledger', 'not_money')];
  return found.isActive ? [] : [violation('ledger', 'ledger_inactive')];
}

/** A way of paying leads to cash or bank in use. */
export const paysIntoMoney: Effect = {
  check: async (tx, _desk, { ledger }) => (typeof ledger === 'number' ? tillObjections(tx, ledger) : []),
};
