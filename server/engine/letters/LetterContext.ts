import type { Command } from '#catalog/engine/defineCommand.ts';
import type { CommandContext } from '../context/host.ts';

/** What a mail is written from: the command as it is given, or as it would be. */
export interface LetterContext<C extends Command = Command> extends Pick<
  CommandContext<C>,
  'tx' | 'request' | 'record' | 'input'
> {
  /** Nothing is sent: its sender reads it, who may see less than its reader. */
  readonly isPreview: boolean;
}
