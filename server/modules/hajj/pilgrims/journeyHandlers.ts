import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { makeNextFile } from './nextFile.ts';
import { notBooked } from './pilgrimWatches.ts';

export const newJourneyHandler: CommandHandler<Commands['new_journey_hajj_passenger_info']> = {
  async run({ tx, request, record, input }) {
    const more = input.pilgrim_type ? { pilgrim_type: input.pilgrim_type } : {};
    return { output: { next_file: await makeNextFile(tx, request, { of: record.id, more }) } };
  },
};

export const transferHandler: CommandHandler<Commands['transfer_hajj_passenger_info']> = {
  guards: [notBooked],
  async run({ tx, request, record }) {
    return { output: { next_file: await makeNextFile(tx, request, { of: record.id, more: {} }) } };
  },
};
