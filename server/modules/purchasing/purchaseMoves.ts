import type { Commands } from '#catalog/registry/commands.ts';
import { toReceive } from '#catalog/purchasing/purchaseStatus.ts';
import { secondPerson } from '../../engine/access/secondPerson.ts';
import type { Values } from '../../engine/context/values.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { counted, purchaseOf } from './purchaseRecord.ts';

/** Lines whose prices stand as they are. */
const approved = <L extends { readonly rate: string }>(items: readonly L[]) =>
  items.map(line => ({ ...line, approved_rate: line.rate }));

export const confirmPurchase: CommandHandler<Commands['confirm_purchase_final']> = {
  async run({ tx, record }) {
    const [number = ''] = await nextNumbers(tx, { prefix: 'PF', day: record.order_date }, 1);
    return { set: { purchase_no: number, items: approved(record.items) }, output: {} };
  },
};

export const approvePrices: CommandHandler<Commands['approve_prices_purchase_final']> = {
  guards: [secondPerson('own_price', 'commands')],
  async run({ record }) {
    return { set: { items: approved(record.items) }, output: {} };
  },
};

export const closePurchase: CommandHandler<Commands['close_purchase_final']> = {
  async run({ record }) {
    const rest = purchaseOf(record).items.map(
      line => [line.id, { cancelled: line.cancelled + toReceive(line) }] as const,
    );
    return { set: { items: counted(record.items, new Map(rest)) }, output: {} };
  },
};

export const cancelPurchase: CommandHandler<Commands['cancel_purchase_final']> = {
  async run() {
    return { output: {} };
  },
};

export const payBillAndConfirm: CommandHandler<Commands['paybill_and_confirm_purchase_final']> = {
  async run({ record, input: { ledger, pay_amount, paid_on, ref_invoice_no }, perform }) {
    const { id, status, items } = purchaseOf(record);
    if (status === 'draft') await perform('confirm_purchase_final', id, {});
    const isAwaited = items.some(line => toReceive(line) > 0);
    const received: Values = isAwaited ? await perform('receive_purchase_final', id, { received_on: paid_on }) : {};
    const billed = await perform('bill_purchase_final', id, { ref_invoice_no, billed_on: paid_on });
    const purchase = Number(billed['purchase']);
    const paid = await perform('pay_purchase', purchase, { ledger, pay_amount, paid_on });
    const goods_receipt = isAwaited ? Number(received['goods_receipt']) : null;
    return { output: { goods_receipt, purchase, voucher: Number(paid['voucher']) } };
  },
};
