import type { Command } from '#catalog/engine/defineCommand.ts';
import type { CommandContext, CommandHandler, CommandResult } from '../context/host.ts';
import { mailOfUser } from '../mail/writtenByUser.ts';
import type { Mail, MailFile } from '../../platform/mail/mailer.ts';

/** What a mail is written from: the command as it is given, or as it would be. */
export interface LetterContext<C extends Command = Command> extends Pick<
  CommandContext<C>,
  'tx' | 'request' | 'record' | 'input'
> {
  /** Nothing is sent: its sender reads it, who may see less than its reader. */
  readonly isPreview: boolean;
}

/** A mail without the files that go with it. */
export interface WrittenMail extends Omit<Mail, 'attachments'> {
  /** What the history tells beside to whom it went. */
  readonly about?: string;
}

/** How a command writes its mail. */
export interface Mailing<C extends Command = Command> {
  /** The same for what is sent and for what is seen before; it writes nothing into the books. */
  write(context: LetterContext<C>): Promise<WrittenMail>;
  /** The papers that go with it, made once it is sent. */
  attachments?(context: LetterContext<C>): Promise<readonly MailFile[]>;
  /** What else comes of it once it is on its way. */
  sent?(context: CommandContext<C>): Promise<Pick<CommandResult<C>, 'set'>>;
}

/** The handler of a command that writes a mail, within the bounds of an hour; to whom it went stands in the history. */
export const mailingHandler = <C extends Command>(mailing: Mailing<C>): Pick<CommandHandler<C>, 'run'> => ({
  async run(context) {
    const asked = { ...context, isPreview: false };
    const { about, ...mail } = await mailing.write(asked);
    const attachments = await mailing.attachments?.(asked);
    await mailOfUser(context.tx, context.request, { ...mail, ...(attachments && { attachments }) });
    const reason = about === undefined ? mail.to : `${mail.to} · ${about}`;
    // A command that mails tells nothing beside its record.
    return { ...(await mailing.sent?.(context)), output: {} as CommandResult<C>['output'], reason };
  },
});
