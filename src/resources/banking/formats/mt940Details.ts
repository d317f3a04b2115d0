import { joined, referenceIn } from './fileValues.ts';

interface Details {
  readonly description: string;
  readonly reference: string;
}

/** Lines of this length were broken where they were full, in the middle of a word. */
const FULL = 65;

const unbroken = (text: string): string =>
  text.split('\n').reduce((all, line, at, lines) => all + ((lines[at - 1]?.length ?? 0) >= FULL ? '' : ' ') + line);

const SEPA = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT|PURP)\+/;

/** Parts that banks of Germany put into the purpose, each behind its name. */
function purposeIn(text: string): Details {
  const [before = '', ...named] = text.split(SEPA);
  const parts = new Map<string, string>();
  for (let at = 0; at < named.length; at += 2) parts.set(named[at] ?? '', named[at + 1] ?? '');
  return { description: parts.get('SVWZ') ?? before, reference: referenceIn(parts.get('EREF') ?? '') };
}

/** `166?00…?20…`: three digits for the kind, a sign of the bank's choice, and fields of two digits behind it. */
function numbered(text: string): Details {
  const sign = text[3] ?? '?';
  const fields = text
    .replaceAll('\n', '')
    .slice(4)
    .split(sign)
    .map(field => [Number(field.slice(0, 2)), field.slice(2)] as const);
  const between = (from: number, to: number) => fields.filter(([no]) => no >= from && no <= to).map(([, one]) => one);
  const purpose = purposeIn([...between(20, 29), ...between(60, 63)].join(''));
  const kind = between(0, 0);
  return { ...purpose, description: joined([...kind, between(32, 33).join(''), purpose.description]) };
}

/** `/TRTP/…/NAME/…/REMI/…`, as banks of the Netherlands write. */
function slashed(text: string): Details {
  const [, ...named] = text
    .replaceAll('\n', '')
    .split(/\/(TRTP|IBAN|BIC|NAME|REMI|EREF|CSID|MARF|ORDP|BENM|ID|RTRN|PURP|CNTP|ISDT|SVCL)\//);
  const parts = new Map<string, string>();
  for (let at = 0; at < named.length; at += 2) parts.set(named[at] ?? '', named[at + 1] ?? '');
  const said = ['TRTP', 'NAME', 'CNTP', 'REMI'].map(name => parts.get(name) ?? '');
  return {
    description: joined(said.map(one => one.replace(/^\/+|\/+$/g, ''))),
    reference: referenceIn(parts.get('EREF') ?? ''),
  };
}

/** What the field below an entry says of it, in any of its ways of writing. */
export function detailsIn(text: string): Details {
  if (/^\d{3}[^\w\s/]\d{2}/.test(text)) return numbered(text);
  if (/^\/[A-Z]{2,4}\//.test(text)) return slashed(text);
  return { description: joined([unbroken(text)]), reference: '' };
}
