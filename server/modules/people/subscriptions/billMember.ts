import { pickBy } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { createWithin } from '#server/engine/crud/write.ts';

/** Makes the bill; whether there may be one is the bill's own to say (`billing.ts`). */
export const billMemberHandler: CommandHandler<Commands['bill_member']> = {
  async run({ tx, request, record, input }) {
    const body = { ...pickBy(input, value => value !== null), member: record.id };
    const { id, bill_no } = await createWithin(tx, { ...request, entity: entities.monthly_subscription }, body);
    return { output: { bill: Number(id), bill_no: String(bill_no) } };
  },
};
