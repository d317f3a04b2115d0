import { html } from 'hono/html';
import { dayInWords } from '#catalog/engine/reading/days/dayInWords.ts';
import type { AgencyFacts, PaperWriting } from '#catalog/engine/papers/PaperFacts.ts';
import { amountText } from '#catalog/engine/papers/paperTexts.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { BOOK_CURRENCY } from '#catalog/engine/money/bookCurrency.ts';
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

/** In whose language the page is, and how the agency writes days and amounts, as on the papers themselves. */
interface PageWriting extends PaperWriting {
  readonly language: Locale;
}

/** By whom a document is issued. */
type Issuer = Pick<AgencyFacts, 'name' | 'names'>;

function facts(
  { language: locale, forms }: PageWriting,
  issuer: Issuer,
  { entity, number, day, amount, currency, status }: Verified,
) {
  const words = texts[locale];
  return html`<dl>
    <dt>${words.issuer}</dt>
    <dd><bdi>${issuer.names[locale] ?? issuer.name}</bdi></dd>
    <dt>${words.kind}</dt>
    <dd>${verifiedKind(locale, entity, words)}</dd>
    <dt>${words.number}</dt>
    <dd><bdi dir="ltr">${number}</bdi></dd>
    <dt>${words.day}</dt>
    <dd>${dayInWords(day, { locale, order: forms.dayOrder, month: 'long' })}</dd>
    ${
      amount === null
        ? ''
        : html`<dt>${words.amount}</dt>
            <dd>
              <bdi dir="ltr">${amountText({ language: locale, forms }, amount)} ${currency ?? BOOK_CURRENCY}</bdi>
            </dd>`
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
  { language: locale, forms }: PageWriting,
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
          ${verified ? facts({ language: locale, forms }, issuer, verified) : html`<p>${texts[locale].unknown}</p>`}
          ${paper === undefined ? '' : link(locale, paper)}
        </main>
      </body>
    </html>`;
