import { type Minor, toMinor } from '#catalog/engine/money/money.ts';

const PLAIN = /^([+-]?)(\d+)(?:[.,](\d*))?$/;
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+,\d+)$/;

/**
 * A number of these formats, whose decimal sign is a point or a comma. None where it has a third place: that is either
 * a group, of which the formats know nothing, or more than an amount of ours can hold.
 */
export function amountIn(text: string): Minor | undefined {
  const told = text.replace(/\s+/g, '');
  const isGrouped = /[.,].*[.,]/.test(told) && GROUPED.test(told);
  const match = PLAIN.exec(isGrouped ? withoutGroups(told) : told);
  if (!match) return undefined;
  const [, sign = '', whole = '', places = ''] = match;
  const kept = places.replace(/0+$/, '');
  // Three places may be a group, zeros or not.
  if (places.length === 3 || kept.length > 2) return undefined;
  const minor = toMinor(kept === '' ? whole : `${whole}.${kept}`);
  return sign === '-' ? -minor : minor;
}

function withoutGroups(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isAllGroups = text[last] === ',' && !text.includes('.');
  return isAllGroups ? text.replaceAll(',', '') : `${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`;
}

/** A day of the calendar; none where there is no such day. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const told = `${year}-${month}-${day}`;
  const at = new Date(`${told}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== told ? undefined : told;
}

/**
 * The day of `YYYY-MM-DD` or `YYYYMMDD`, whatever time and zone follow: it is the bank's day, which is no other one for
 * whoever reads it elsewhere.
 */
export function bankDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text.trim()) ?? [];
  return dayOf(year, month, day);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text of SGML in one pass, so that what was written about an entity does not become one. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole: string, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Texts that say something new, beside each other. */
export function joined(texts: readonly string[]): string {
  const said: string[] = [];
  for (const text of texts.map(one => one.replace(/\s+/g, ' ').trim()))
    if (text !== '' && !said.some(one => one.includes(text))) said.push(text);
  return said.join(' ');
}

/** A reference, unless the bank says that there is none. */
export const referenceIn = (...texts: readonly string[]): string =>
  texts.map(text => text.trim()).find(text => text !== '' && !/^(NONREF|NOTPROVIDED|NOT PROVIDED)$/i.test(text)) ?? '';
