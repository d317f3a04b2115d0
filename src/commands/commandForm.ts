import type { Command } from '../../catalog/defineCommand.ts';
import { commandReason } from '../../catalog/commandReason.ts';
import type { Entity } from '../../catalog/defineEntity.ts';

/** What a command asks: its input, and the reason where it or the host asks for one, as the fields of one form. */
export const commandForm = ({ entity, input, reason }: Command, withReason = false): Entity => ({
  ...entity,
  fields: { ...input, ...((reason || withReason) && { reason: commandReason }) },
  // The rules of its records are not those of what a command is told.
  check: () => [],
  checks: [],
  unique: [],
});
