import { pickBy } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Work } from '#server/engine/context/host.ts';
import { createWithin } from '#server/engine/crud/write.ts';

/** Makes the bill; whether there may be one is the bill's own to say (`billing.ts`). */
export const billMemberWork: Work<Commands['bill_member']> = {
  async run({ tx, desk, record, input }) {
    const body = { ...pickBy(input, value => value !== null), member: record.id };
    const { id, bill_no } = await createWithin(tx, { ...desk, entity: entities.monthly_subscription }, body);
    return { gives: { bill: Number(id), bill_no: String(bill_no) } };
  },
};
