import { setTimeout as pause } from 'node:timers/promises';
import nodemailer from 'nodemailer';

/** A file that goes with a mail. */
export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | null;
  readonly attachments?: readonly MailFile[];
}

/** The way out of the house for a mail. */
export interface Mailer {
  /** Rejects when the mail was not taken; whoever calls tries again later. */
  send(mail: Mail): Promise<void>;
}

/** A server that does not answer must not hold a connection for long, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * A server that goes on talking without coming to an end is left, in milliseconds; well before another process takes
 * the mail over.
 */
const LONGEST_SENDING = 120_000;

/** Rejects when work has not ended in time, in milliseconds. */
async function withinTime<T>(work: Promise<T>, time: number, reason: string): Promise<T> {
  const over = new AbortController();
  const late = pause(time, undefined, { signal: over.signal }).then(() => {
    throw new Error(reason);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    over.abort();
  }
}

/** Sends by the SMTP server of a URL such as `smtps://name:password@mail.example:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...PATIENCE });
  return {
    async send({ to, subject, text, html, attachments = [] }) {
      // An address alone, never a list that a text could smuggle in.
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html && { html }),
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
      });
      await withinTime(sending, LONGEST_SENDING, 'The mail server took too long.');
    },
  };
}
