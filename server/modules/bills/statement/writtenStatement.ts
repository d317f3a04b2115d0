import { escape } from 'es-toolkit';
import { agedOpen, ages, type Statement } from '#catalog/bills/statement/Statement.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { filled, type Locale } from '#catalog/engine/texts/texts.ts';
import type { Host } from '#server/engine/context/host.ts';
import { BOOK_CURRENCY } from '#catalog/engine/money/bookCurrency.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { statementWords } from './words.ts';

/** Who writes to whom, in which language, and what they say before the figures. */
interface Letter {
  readonly to: string;
  readonly locale: Locale;
  readonly host: Pick<Host, 'forms'>;
  readonly agency: string;
  readonly message: string | null;
}

type Row = readonly string[];

interface Table {
  readonly title?: string;
  readonly head: Row;
  readonly rows: readonly Row[];
  /** Columns from here on are amounts. */
  readonly amountsFrom: number;
}

function formsOf({ host, locale }: Pick<Letter, 'host' | 'locale'>) {
  const { day, amount } = letterForms(host, locale);
  return { day, amount: (minor: Minor) => amount(fromMinor(minor)) };
}

/** The tables of a statement in words: what has moved, what is open, and how long it is past due. */
function tablesOf({ opening, movements, closing, open, ends_on, ...rest }: Statement, letter: Letter): Table[] {
  const words = statementWords[letter.locale];
  const { day, amount } = formsOf(letter);
  const only = (holds: boolean, value: Minor) => (holds ? amount(value < 0n ? -value : value) : '');
  const moved = movements.map(({ log_date, reference_no, details, change, balance }) => {
    const by = toMinor(change);
    const sides = [only(by > 0n, by), only(by < 0n, by)];
    return [day(log_date), reference_no, details ?? '', ...sides, amount(toMinor(balance))];
  });
  const aged = agedOpen({ ...rest, open, ends_on });
  const balanceRow = (label: string, balance: string) => ['', label, '', '', '', amount(toMinor(balance))];
  const account = {
    head: Object.values(words.columns),
    rows: [balanceRow(words.opening, opening), ...moved, balanceRow(words.closing, closing)],
    amountsFrom: 3,
  };
  if (open.length === 0) return [account];
  return [
    account,
    {
      title: filled(words.open, { day: day(ends_on) }),
      head: [words.columns.document, words.columns.day, words.due, words.outstanding],
      rows: open.map(line => [
        line.reference_no,
        day(line.log_date),
        day(line.due_date),
        amount(toMinor(line.outstanding)),
      ]),
      amountsFrom: 3,
    },
    { head: ages.map(age => words.ages[age]), rows: [ages.map(age => amount(aged[age]))], amountsFrom: 0 },
  ];
}

const cellStyle = 'padding:4px 8px;border:1px solid #bbb;vertical-align:top;';

function tableHtml({ title, head, rows, amountsFrom }: Table): string {
  const cell = (tag: 'th' | 'td') => (text: string, at: number) => {
    const side = at >= amountsFrom ? 'text-align:end;white-space:nowrap;' : 'text-align:start;';
    return `<${tag} style="${cellStyle}${side}"><bdi>${escape(text)}</bdi></${tag}>`;
  };
  const line = (tag: 'th' | 'td', row: Row) => `<tr>${row.map(cell(tag)).join('')}</tr>`;
  const caption = title === undefined ? '' : `<h3>${escape(title)}</h3>`;
  return `${caption}<table style="border-collapse:collapse;margin-block:12px">
<thead>${line('th', head)}</thead><tbody>${rows.map(row => line('td', row)).join('\n')}</tbody></table>`;
}

const tableText = ({ title, head, rows }: Table): string =>
  [
    ...(title === undefined ? [] : [title]),
    // An empty cell keeps its place: what was paid is not to be read as charged.
    ...[head, ...rows].map(row => row.map(cell => cell || '–').join(' | ')),
  ].join('\n');

/** A statement as a mail: the same in plain text and as tables. */
export function writtenStatement(statement: Statement, letter: Letter): Mail {
  const { to, locale, agency, message } = letter;
  const words = statementWords[locale];
  const { day, amount } = formsOf(letter);
  const closing = toMinor(statement.closing);
  const standing = closing > 0n ? words.owes : closing < 0n ? words.isOwed : words.even;
  const due = `${amount(closing < 0n ? -closing : closing)} ${BOOK_CURRENCY}`;
  const period = { agency, from: day(statement.starts_on), to: day(statement.ends_on), currency: BOOK_CURRENCY };
  const before = [filled(words.greeting, { name: statement.party.name }), ...(message ? [message] : [])];
  const about = [filled(words.period, period), filled(standing, { amount: due })];
  const tables = tablesOf(statement, letter);
  const paragraph = (text: string) => `<p style="white-space:pre-line">${escape(text)}</p>`;
  const html = [...[...before, ...about].map(paragraph), ...tables.map(tableHtml)].join('\n');
  return {
    to,
    subject: filled(words.subject, { agency }),
    text: [...before, ...about, ...tables.map(tableText)].join('\n\n'),
    html: `<div lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">${html}</div>`,
  };
}
