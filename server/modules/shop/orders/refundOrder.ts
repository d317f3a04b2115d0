import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refundDocument } from '../../bills/payables/refundDocument.ts';
import { usableTill } from '../../ledger/vouchers/tillOfPayment.ts';
import { orderPayable, paidRecordOf } from './orderPayable.ts';
import { orderOf } from './orderRecord.ts';

export const refundOrder: CommandHandler<Commands['refund_order']> = {
  async run(context) {
    const { pay_amount, paid_on } = context.input;
    const ledger = await usableTill(context.tx, context.input);
    const asked = { ledger, pay_amount, paid_on };
    return {
      output: { refund: await refundDocument(context, orderPayable, paidRecordOf(orderOf(context.record)), asked) },
    };
  },
};
