import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { foreignMedia } from '../../engine/media/attachments.ts';

/** The waiver stands in her file with its reason and its paper. */
export const waiveMahramHandler: CommandHandler<Commands['waive_mahram_hajj_passenger_info']> = {
  async run({ tx, request, input, reason = null }) {
    refuse(await foreignMedia(tx, request, { ...input }));
    return { set: { ...input, mahram_waiver: reason }, output: {} };
  },
};

export const withdrawMahramWaiverHandler: CommandHandler<Commands['withdraw_mahram_waiver_hajj_passenger_info']> = {
  run: async () => ({ set: { mahram_waiver: null, mahram_waiver_file: null }, output: {} }),
};
