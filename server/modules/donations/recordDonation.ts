import { pickBy } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { createWithin } from '../../engine/crud/write.ts';

/** Makes the donation, and takes its money when it is at hand. */
export const recordDonationHandler: CommandHandler<Commands['record_donation']> = {
  async run({ tx, request, input: { receive, ...donation }, perform }) {
    const { id } = await createWithin(
      tx,
      request,
      pickBy(donation, value => value !== null),
    );
    if (receive) await perform('receive_donation', Number(id), {});
    return { made: Number(id), output: {} };
  },
};
