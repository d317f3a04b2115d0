import { filled, locales, type Locale } from '#catalog/engine/texts/texts.ts';
import type { Host } from '../context/host.ts';
import { ar } from './messages/ar.ts';
import { en, type MailName, type MailTexts } from './messages/en.ts';
import { tr } from './messages/tr.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

const texts: Record<Locale, MailTexts> = { en, tr, ar };

type Params = Readonly<Record<string, string>>;

export interface Addressee {
  readonly email: string;
  readonly locale: Locale;
}

/** A page of the back office under the address that its users know; never one that a request names. */
export const pageLink = ({ publicUrl }: Pick<Host, 'publicUrl'>, path: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${path}`;

/** A mail in the language of its reader. */
export function writtenMail(
  host: Pick<Host, 'publicUrl'>,
  { email, locale }: Addressee,
  name: MailName,
  params: Params = {},
): Mail {
  const { subject, text } = texts[locale][name];
  const links = { login: pageLink(host, '/login'), forgot: pageLink(host, '/forgot-password') };
  return { to: email, subject: filled(subject, params), text: filled(text, { ...links, ...params }) };
}

/** A mail to somebody whose language nobody knows: in all of ours, one below the other. */
export function toldInEveryLanguage(
  host: Pick<Host, 'publicUrl'>,
  email: string,
  name: MailName,
  params: Params | ((locale: Locale) => Params) = {},
): Mail {
  const mails = locales.map(locale =>
    writtenMail(host, { email, locale }, name, typeof params === 'function' ? params(locale) : params),
  );
  return {
    to: email,
    subject: mails.map(one => one.subject).join(' · '),
    text: mails.map(one => one.text).join('\n\n· · ·\n\n'),
  };
}
