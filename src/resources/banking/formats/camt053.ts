import { sum } from '#catalog/engine/money/money.ts';
import { type BankEntry, type FileStatement, NoBankFile } from './BankFile.ts';
import { allIn, deepIn, type Element, textUnder, under } from './Element.ts';
import { amountIn, bankDay, joined, referenceIn } from './fileValues.ts';
import { xmlTree } from './xmlTree.ts';

const isDebit = (told: Element): boolean => textUnder(told, 'CdtDbtInd') === 'DBIT';

/** An amount with the side that stands beside it; none without a side, or in another currency than the account's. */
function sided(told: Element, amount: Element | undefined, currency: string) {
  const size = amountIn(amount?.text ?? '');
  const own = amount?.attributes['Ccy'] ?? currency;
  if (size === undefined || own !== currency || !['CRDT', 'DBIT'].includes(textUnder(told, 'CdtDbtInd')))
    return undefined;
  return isDebit(told) ? -size : size;
}

const dateIn = (told: Element | undefined): string => textUnder(told, 'Dt') || textUnder(told, 'DtTm');

/** Later versions tell a party one level deeper. */
const nameOf = (party: Element | undefined): string => textUnder(party, 'Nm') || textUnder(party, 'Pty', 'Nm');

/** What a payment says of itself: the other side, the text to its receiver, and references. */
function saying(details: Element | undefined, isOut: boolean) {
  const [parties, refs, remittance] = [under(details, 'RltdPties'), under(details, 'Refs'), under(details, 'RmtInf')];
  const structured = allIn(remittance, 'Strd').map(one => textUnder(one, 'CdtrRefInf', 'Ref'));
  const free = allIn(remittance, 'Ustrd').map(({ text }) => text.trim());
  return {
    words: [nameOf(under(parties, isOut ? 'Cdtr' : 'Dbtr')), free.join(' '), textUnder(details, 'AddtlTxInf')],
    reference: referenceIn(...structured, textUnder(refs, 'EndToEndId'), textUnder(refs, 'AcctSvcrRef')),
    cheque: textUnder(refs, 'ChqNb'),
  };
}

/** What a payment of a batch comes to by itself. */
const partOf = (details: Element, entry: Element, currency: string) => {
  const amount = under(details, 'Amt') ?? under(details, 'AmtDtls', 'TxAmt', 'Amt');
  return sided(under(details, 'CdtDbtInd') ? details : entry, amount, currency);
};

/** Statements have codes of a status; the eighth version puts them one level deeper. */
const isPending = (entry: Element): boolean =>
  ['PDNG', 'FUTR', 'INFO'].includes(textUnder(entry, 'Sts', 'Cd') || textUnder(entry, 'Sts'));

function entriesOf(entry: Element, currency: string): readonly BankEntry[] {
  const amount = under(entry, 'Amt');
  const moved = sided(entry, amount, currency);
  const isReversal = ['true', '1'].includes(textUnder(entry, 'RvslInd'));
  const booked = dateIn(under(entry, 'BookgDt')) || dateIn(under(entry, 'ValDt'));
  const own = amount?.attributes['Ccy'];
  const written = `${isDebit(entry) ? '-' : ''}${amount?.text.trim() ?? ''}`;
  const ofEntry = {
    day: bankDay(booked),
    told: [booked.slice(0, 10), own === undefined || own === currency ? written : `${own} ${written}`],
    isPending: isPending(entry),
  } as const;
  const lineOf = (details: Element | undefined, size: typeof moved, isPart: boolean): BankEntry => {
    const { words, reference, cheque } = saying(details, isDebit(entry));
    const ofBank = [textUnder(entry, 'AcctSvcrRef'), textUnder(entry, 'NtryRef')];
    return {
      ...ofEntry,
      moved: size,
      other: isReversal && size !== undefined ? -size : size,
      description: joined([...words, textUnder(entry, 'AddtlNtryInf')]),
      reference: referenceIn(reference, ...ofBank),
      cheque,
      isPart,
    };
  };
  const details = allIn(entry, 'NtryDtls').flatMap(one => allIn(one, 'TxDtls'));
  const parts = details.map(one => partOf(one, entry, currency));
  const known = parts.filter(part => part !== undefined);
  const isWhole = details.length > 1 && known.length === parts.length && sum(known) === moved;
  return isWhole ? details.map((one, at) => lineOf(one, parts[at], true)) : [lineOf(details[0], moved, false)];
}

/** A page in the middle of a statement has balances in between in place of the first and the last. */
function balancesOf(told: Element, currency: string) {
  const all = allIn(told, 'Bal').map(one => ({
    code: textUnder(one, 'Tp', 'CdOrPrtry', 'Cd'),
    amount: sided(one, under(one, 'Amt'), currency),
  }));
  const find = (...codes: readonly string[]) =>
    codes.map(code => all.find(one => one.code === code)?.amount).find(amount => amount !== undefined);
  const between = all.filter(({ code }) => code === 'ITBD');
  const [opening, closing] = [find('OPBD', 'PRCD'), find('CLBD')];
  return {
    opening: opening ?? (closing === undefined && between.length < 2 ? undefined : between[0]?.amount),
    closing: closing ?? (opening === undefined && between.length < 2 ? undefined : between.at(-1)?.amount),
  };
}

function statementOf(told: Element): FileStatement {
  const currency =
    textUnder(told, 'Acct', 'Ccy') ||
    (under(told, 'Bal', 'Amt') ?? under(told, 'Ntry', 'Amt'))?.attributes['Ccy'] ||
    '';
  const account = textUnder(told, 'Acct', 'Id', 'IBAN') || textUnder(told, 'Acct', 'Id', 'Othr', 'Id');
  const entries = allIn(told, 'Ntry').flatMap(entry => entriesOf(entry, currency));
  return { account, currency, ...balancesOf(told, currency), entries };
}

/** Statements of CAMT.053, of any version. */
export function camtStatements(text: string): readonly FileStatement[] {
  const root = xmlTree(text);
  const statements = deepIn(root, ['Stmt']);
  if (statements.length === 0 && deepIn(root, ['BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn']).length > 0)
    throw new NoBankFile('other_message');
  return statements.map(statementOf);
}
