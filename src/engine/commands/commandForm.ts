import { mapValues, omitBy, pick } from 'es-toolkit';
import type { RaRecord } from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { commandReason } from '#catalog/engine/commandReason.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { newValues } from '../editing/formValues.ts';
import { isBlank } from '../kinds/blank.ts';

/** Reasons that the host asks for beyond what the command says. */
export interface Further {
  readonly reason?: boolean;
  readonly override_reason?: boolean;
}

/** What a command asks: its input, and the reasons where it or the host asks for them, as the fields of one form. */
export const commandForm = (
  { entity, input, reason, askedWith = {} }: Command,
  further: Further = {},
  record?: RaRecord,
): Entity => ({
  ...entity,
  fields: {
    ...omitBy(input, (_, name) => record !== undefined && isBlank(record[askedWith[name] ?? 'id'])),
    ...((reason || further.reason) && { reason: commandReason }),
    ...(further.override_reason && { override_reason: commandReason }),
  },
  // The rules of its records are not those of what a command is told.
  check: () => [],
  checks: [],
  unique: [],
});

/** What its form begins with because the record has it already; of lines what it asks. */
export const valuesOfRecord = ({ input, begins = [] }: Command, record: RaRecord): Record<string, unknown> =>
  mapValues(pick(record, [...begins]), (value: unknown, name) => {
    const asked = Object.keys(input[name]?.lines ?? {});
    return Array.isArray(value) ? value.map(line => pick(line, asked)) : value;
  });

/** The form at first: a day that must be told is today, until they say otherwise. */
export const begun = (
  form: Entity,
  today: string | undefined,
  initial: object | undefined,
): Record<string, unknown> => {
  const days = Object.entries(form.fields).filter(([, { kind, required }]) => kind === 'date' && required);
  return { ...newValues(form), ...(today && Object.fromEntries(days.map(([name]) => [name, today]))), ...initial };
};
