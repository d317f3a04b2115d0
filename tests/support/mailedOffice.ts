import { smtpMailer } from '../../server/platform/mail/mailer.ts';
import { sweepOutbox } from '../../server/engine/mail/outbox.ts';
import { openMailbox } from './mailbox.ts';
import { mailParts } from './mailParts.ts';
import { openOffice } from './office.ts';
import { linesOf } from './pdf.ts';

/** A mail as it came over the wire. */
export interface ArrivedMail {
  readonly raw: string;
  readonly files: readonly string[];
  /** What stands on each of its files, on one line. */
  readonly papers: readonly string[];
}

/** An office whose mail goes to a server on this machine. */
export async function openMailedOffice() {
  const mailbox = await openMailbox();
  const office = await openOffice({ mailer: smtpMailer(mailbox.url, 'Rihla <no-reply@rihla.example>') });
  return {
    office,
    /** The newest mail to an address, once all that waits is sent. */
    async arrivedAt(address: string): Promise<ArrivedMail> {
      const { mailer } = office.host;
      if (mailer) await sweepOutbox({ ...office.host, mailer });
      const raw = mailbox.letters.findLast(({ to }) => to.includes(address))?.raw ?? '';
      const parts = mailParts(raw);
      const texts = await Promise.all(parts.map(({ content }) => linesOf(new Uint8Array(content))));
      return { raw, files: parts.map(({ filename }) => filename), papers: texts.map(lines => lines.join(' ')) };
    },
    async close() {
      await office.close();
      await mailbox.close();
    },
  };
}
