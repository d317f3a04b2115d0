import type { Command } from '#catalog/engine/defineCommand.ts';
import type { CommandContext, CommandHandler, CommandResult } from '../context/host.ts';
import { mailOfUser } from '../mail/writtenByUser.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { LetterContext } from './LetterContext.ts';
import { filesOf, type MailedPaper, withoutPapers } from './mailedPapers.ts';

/** A mail, and the papers that go with it before they are made. */
export interface WrittenMail extends Omit<Mail, 'attachments'> {
  /** What the history tells beside to whom it went. */
  readonly about?: string;
  /** Of its reader. */
  readonly language: Locale;
  /** As its reader may have them, whatever its sender may read. */
  readonly papers: readonly MailedPaper[];
}

/** How a command writes its mail. */
export interface Mailing<C extends Command = Command> {
  /** The same for what is sent and for what is seen before; it writes nothing into the books. */
  write(context: LetterContext<C>): Promise<WrittenMail>;
  /** What else comes of it once it is on its way. */
  sent?(context: CommandContext<C>): Promise<Pick<CommandResult<C>, 'set'>>;
}

/**
 * The handler of a command that writes a mail, within the bounds of an hour; to whom it went stands in the history. Its
 * papers go with it, and where the host makes none it says so; 422 `paper_unset` and 503 `too_busy` send nothing.
 */
export const mailingHandler = <C extends Command>(mailing: Mailing<C>): Pick<CommandHandler<C>, 'run'> => ({
  async run(context) {
    const asked = { ...context, isPreview: false };
    const { about, language, papers, ...mail } = await mailing.write(asked);
    const attachments = await filesOf(asked, { language, papers });
    await mailOfUser(
      context.tx,
      context.request,
      attachments ? { ...mail, attachments } : withoutPapers(mail, language),
    );
    const reason = about === undefined ? mail.to : `${mail.to} · ${about}`;
    // A command that mails tells nothing beside its record.
    return { ...(await mailing.sent?.(context)), output: {} as CommandResult<C>['output'], reason };
  },
});
