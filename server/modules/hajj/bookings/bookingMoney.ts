import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refundDocument } from '../../bills/payables/refundDocument.ts';
import { bookingPayable, paidRecordOf } from './bookingPayable.ts';
import { bookingOf } from './bookingRecord.ts';

export const refundBooking: CommandHandler<Commands['refund_booking']> = {
  async run(context) {
    const refund = await refundDocument(
      context,
      bookingPayable,
      paidRecordOf(bookingOf(context.record)),
      context.input,
    );
    return { output: { refund } };
  },
};
