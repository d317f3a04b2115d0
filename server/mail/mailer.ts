import nodemailer from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | null;
}

/** The way out of the house for a mail. */
export interface Mailer {
  /** Rejects when the mail was not taken; whoever calls tries again later. */
  send(mail: Mail): Promise<void>;
}

/** A server that does not answer must not hold a connection for long, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by the SMTP server of a URL such as `smtps://name:password@mail.example:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...PATIENCE });
  return {
    async send({ to, subject, text, html }) {
      // An address alone, never a list that a text could smuggle in.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html && { html }) });
    },
  };
}
