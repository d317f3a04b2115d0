import { mapValues, omitBy, pick } from 'es-toolkit';
import type { RaRecord } from 'react-admin';
import type { Command } from '../../catalog/defineCommand.ts';
import { commandReason } from '../../catalog/commandReason.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { isBlank } from '../kinds/blank.ts';

/** What a command asks: its input, and the reason where it or the host asks for one, as the fields of one form. */
export const commandForm = (
  { entity, input, reason, askedWith = {} }: Command,
  withReason = false,
  record?: RaRecord,
): Entity => ({
  ...entity,
  fields: {
    ...omitBy(input, (_, name) => record !== undefined && isBlank(record[askedWith[name] ?? 'id'])),
    ...((reason || withReason) && { reason: commandReason }),
  },
  // The rules of its records are not those of what a command is told.
  check: () => [],
  checks: [],
  unique: [],
});

/** What its form begins with because the record has it already; of lines what it asks. */
export const standingInput = ({ input, begins = [] }: Command, record: RaRecord): Record<string, unknown> =>
  mapValues(pick(record, [...begins]), (value: unknown, name) => {
    const asked = Object.keys(input[name]?.lines ?? {});
    return Array.isArray(value) ? value.map(line => pick(line, asked)) : value;
  });
