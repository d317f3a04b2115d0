import type { Minor } from '#catalog/engine/money/money.ts';
import { type BankEntry, type FileStatement, NoBankFile } from './BankFile.ts';
import { amountIn, dayOf, joined, referenceIn } from './fileValues.ts';
import { detailsIn } from './mt940Details.ts';

interface Field {
  readonly tag: string;
  readonly text: string;
}

const TAG = /^:(\d{2}[A-Z]?|NS):(.*)$/;

/** Fields of all messages, each with the lines that go on below it. */
function fieldsIn(text: string): readonly Field[] {
  const fields: { tag: string; text: string }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const told = line.replace(/^\{1:.*\{4:(?=:|$)/, '').trimEnd();
    const [, tag, rest = ''] = TAG.exec(told) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: rest });
    // A line of its own ends the message; what follows it until the next one is the envelope.
    else if (/^-\}?/.test(told) && told.length <= 2) fields.push({ tag: '-', text: '' });
    else if (last && last.tag !== '-' && told !== '' && !told.startsWith('{')) last.text += `\n${told}`;
  }
  return fields;
}

const BALANCE = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})([\d.,]+)$/;

function balanceIn(text: string): { readonly amount: Minor; readonly currency: string } {
  const [, side, , , , currency = '', size = ''] = BALANCE.exec(text.replace(/\s+/g, '')) ?? [];
  const amount = amountIn(size);
  if (amount === undefined) throw new NoBankFile('broken');
  return { amount: side === 'D' ? -amount : amount, currency };
}

const century = (year: string): string => (Number(year) > 79 ? `19${year}` : `20${year}`);

/** The day of booking, which is told without its year: it lies near the day of value. */
function bookedOn(value: string | undefined, told: string): string | undefined {
  if (told === '' || value === undefined) return value;
  if (told.length === 6) return dayOf(century(told.slice(0, 2)), told.slice(2, 4), told.slice(4));
  const year = Number(value.slice(0, 4));
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(value));
  return [year - 1, year, year + 1]
    .flatMap(one => dayOf(String(one), told.slice(0, 2), told.slice(2)) ?? [])
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

const ENTRY =
  /^(\d{2})(\d{2})(\d{2})(\d{6}|\d{4})?([RE]?[CD])([A-Z])?(\d[\d.,]*)([A-Z][A-Z0-9]{3})?([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;

function entryOf(text: string, about: string): BankEntry {
  const [
    whole,
    year = '',
    month = '',
    date = '',
    booked = '',
    mark = '',
    ,
    size = '',
    kind = '',
    own = '',
    bank = '',
    more = '',
  ] = ENTRY.exec(text) ?? [];
  const amount = whole === undefined ? undefined : amountIn(size);
  // What is taken back of a credit is money out.
  const isIn = mark === 'C' || mark === 'RD' || mark === 'EC';
  const moved = amount === undefined || isIn ? amount : -amount;
  const isReversal = mark.startsWith('R');
  const { description, reference } = detailsIn(about);
  const isCheque = kind.endsWith('CHK');
  return {
    day: bookedOn(dayOf(century(year), month, date), booked),
    moved,
    other: isReversal && moved !== undefined ? -moved : moved,
    told: [text.slice(0, 6), size || text.slice(0, 40)],
    description: description || joined(more.split('\n')),
    reference: referenceIn(isCheque ? '' : own, reference, bank),
    cheque: isCheque ? referenceIn(own) : '',
    isPending: mark.startsWith('E'),
    isPart: false,
  };
}

function statementOf(fields: readonly Field[]): FileStatement {
  const first = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag))?.text.trim() ?? '';
  const [from, to] = [first('60F', '60M'), first('62F', '62M')];
  if (to === '') throw new NoBankFile('broken');
  if (from === '') throw new NoBankFile('no_balance');
  const [opening, closing] = [balanceIn(from), balanceIn(to)];
  const entries = fields.flatMap(({ tag, text }, at) => {
    const next = fields[at + 1];
    return tag === '61' ? [entryOf(text, next?.tag === '86' ? next.text : '')] : [];
  });
  const account = first('25', '25P').split('\n')[0] ?? '';
  const { currency } = opening;
  return {
    account: account.endsWith(currency) ? account.slice(0, -currency.length).trim() : account,
    currency,
    opening: opening.amount,
    // A balance in another currency proves nothing.
    closing: closing.currency === currency ? closing.amount : undefined,
    entries,
  };
}

/** Statements of MT940, the messages of SWIFT, with or without their envelopes. */
export function mt940Statements(text: string): readonly FileStatement[] {
  const messages: Field[][] = [];
  for (const field of fieldsIn(text)) {
    const last = messages.at(-1);
    const isSecond = field.tag.startsWith('60') && last?.some(({ tag }) => tag.startsWith('62'));
    if (field.tag === '20' || !last) messages.push([field]);
    // Some begin each statement of one message at its balance or account alone.
    else if (isSecond) messages.push([...last.filter(({ tag }) => tag.startsWith('25')).slice(-1), field]);
    else last.push(field);
  }
  return messages.filter(fields => fields.some(({ tag }) => tag !== '-' && tag !== '20')).map(statementOf);
}
