import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { dropOthers } from './dropOthers.ts';
import { undecidedOn } from './endings.ts';

export const beginCancellingHandler: CommandHandler<Commands['begin_cancelling_departure']> = {
  async run({ tx, request, record, reason = '' }) {
    const ended = await dropOthers(tx, request, { departure: record.id, reason });
    const left = await undecidedOn(tx, record.id);
    return { to: left === 0 ? 'cancelled' : 'cancelling', output: { ended } };
  },
};

export const stopCancellingHandler: CommandHandler<Commands['stop_cancelling_departure']> = {
  run: async () => ({ output: {} }),
};
