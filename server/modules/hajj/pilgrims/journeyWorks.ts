import type { Commands } from '#catalog/registry/commands.ts';
import type { Work } from '#server/engine/context/host.ts';
import { makeNextFile } from './nextFile.ts';
import { notBooked } from './pilgrimWatches.ts';

export const newJourneyWork: Work<Commands['new_journey_hajj_passenger_info']> = {
  async run({ tx, desk, record, input }) {
    const more = input.pilgrim_type ? { pilgrim_type: input.pilgrim_type } : {};
    return { gives: { next_file: await makeNextFile(tx, desk, { of: record.id, more }) } };
  },
};

export const transferWork: Work<Commands['transfer_hajj_passenger_info']> = {
  guards: [notBooked],
  async run({ tx, desk, record }) {
    return { gives: { next_file: await makeNextFile(tx, desk, { of: record.id, more: {} }) } };
  },
};
