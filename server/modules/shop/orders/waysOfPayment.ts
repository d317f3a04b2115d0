import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { firstPart, partObjections } from '#catalog/shop/orders/paymentParts.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { usableTill } from '../../ledger/vouchers/tillOfPayment.ts';

type Asked = CommandContext<Commands['take_payment_order']>['input'];

/** A row of the receipt: cash or bank that a part of the money comes into, and in its words how that is paid. */
interface Way {
  readonly ledger: number;
  readonly details: string | null;
  readonly debit_amount: string;
}

async function nameOf(tx: Database, method: number | null): Promise<string | null> {
  const found = method === null ? undefined : await findStored(tx, entities.paymentmethod, method);
  return found === undefined ? null : String(found['name']);
}

/** The rows of an amount that is paid in one way or in several: the first has what the others leave. */
export async function waysOfPayment(tx: Database, asked: Asked, amount: Minor): Promise<readonly Way[]> {
  const others = asked.other_payments ?? [];
  const parts = others.map(one => toMinor(one.amount));
  refuse(partObjections(amount, parts));
  const ways: Way[] = [];
  const add = async (one: Pick<Asked, 'ledger' | 'payment_method'>, part: Minor, line?: string) => {
    const [ledger, details] = [await usableTill(tx, one, line), await nameOf(tx, one.payment_method)];
    ways.push({ ledger, details, debit_amount: fromMinor(part) });
  };
  await add(asked, firstPart(amount, parts));
  for (const [at, one] of others.entries()) await add(one, parts[at] ?? 0n, `other_payments.${at}.`);
  return ways;
}
