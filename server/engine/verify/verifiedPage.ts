import { html } from 'hono/html';
import type { AgencyFacts } from '#catalog/engine/papers/PaperFacts.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { BOOK_CURRENCY } from '../letters/letterForms.ts';
import { ar } from './messages/ar.ts';
import { en, type VerifyTexts } from './messages/en.ts';
import { tr } from './messages/tr.ts';
import type { Verified } from './readVerified.ts';
import { verifiedKind } from './verifiedKind.ts';

const texts: Readonly<Record<Locale, VerifyTexts>> = { en, tr, ar };

const style = `body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto 0;padding:0 1.25rem;color:#1e293b;background:#fff}
h1{font-size:1.35rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.6rem 1.25rem;margin:1.5rem 0}
dt{color:#475569}dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
strong{padding:.15rem .7rem;border-radius:1rem;background:#fde2e1;color:#8a1c1c}strong.valid{background:#d9f2e3;color:#0f5132}
@media(prefers-color-scheme:dark){body{background:#0f172a;color:#e2e8f0}dt{color:#a3b1c6}
a{color:#8ab4ff}strong{background:#5c1d1d;color:#fde2e1}strong.valid{background:#11432b;color:#d9f2e3}}`;

/** Figures stand in Latin digits in each language, as on the papers themselves. */
const numerals = (locale: Locale): string => `${locale}-u-nu-latn-ca-gregory`;

const dayText = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(numerals(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Written by the digits of the decimal, so that no amount is too large to be exact. */
const amountText = (locale: Locale, amount: string): string =>
  new Intl.NumberFormat(numerals(locale), { minimumFractionDigits: 2 }).format(amount as `${number}`);

/** By whom a document is issued. */
type Issuer = Pick<AgencyFacts, 'name' | 'names'>;

function facts(locale: Locale, issuer: Issuer, { entity, number, day, amount, currency, status }: Verified) {
  const words = texts[locale];
  return html`<dl>
    <dt>${words.issuer}</dt>
    <dd><bdi>${issuer.names[locale] ?? issuer.name}</bdi></dd>
    <dt>${words.kind}</dt>
    <dd>${verifiedKind(locale, entity, words)}</dd>
    <dt>${words.number}</dt>
    <dd><bdi dir="ltr">${number}</bdi></dd>
    <dt>${words.day}</dt>
    <dd>${dayText(locale, day)}</dd>
    ${
      amount === null
        ? ''
        : html`<dt>${words.amount}</dt>
            <dd><bdi dir="ltr">${amountText(locale, amount)} ${currency ?? BOOK_CURRENCY}</bdi></dd>`
    }
    <dt>${words.status}</dt>
    <dd><strong class="${status}">${words[status]}</strong></dd>
  </dl>`;
}

const link = (locale: Locale, paper: string) =>
  html`<p><a href="${paper}?language=${locale}">${texts[locale].paper}</a></p>`;

/**
 * The page for whoever has scanned a code, in their language: what the code tells, with the way to the paper itself
 * where there is one, or that it tells nothing.
 */
export const verifiedPage = (
  locale: Locale,
  issuer: Issuer,
  verified: Verified | undefined,
  paper: string | undefined,
) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${texts[locale].title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts[locale].title}</h1>
          ${verified ? facts(locale, issuer, verified) : html`<p>${texts[locale].unknown}</p>`}
          ${paper === undefined ? '' : link(locale, paper)}
        </main>
      </body>
    </html>`;
