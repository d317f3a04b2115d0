import { type Minor } from '#catalog/engine/money/money.ts';
import { type BankEntry, type FileStatement, NoBankFile } from './BankFile.ts';
import { allIn, deepIn, type Element, textUnder, under } from './Element.ts';
import { amountIn, bankDay, joined, referenceIn } from './fileValues.ts';
import { sgmlTree } from './sgmlTree.ts';
import { xmlTree } from './xmlTree.ts';

/** Kinds of an entry that take money. */
const OUT: ReadonlySet<string> = new Set(['DEBIT', 'FEE', 'SRVCHG', 'CHECK', 'PAYMENT', 'REPEATPMT', 'DIRECTDEBIT']);

function treeOf(text: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new NoBankFile('doctype');
  const body = text.slice(Math.max(0, text.search(/<(\w+:)?OFX[\s>]/i)));
  if (!/^\s*<\?(xml|OFX)/i.test(text)) return sgmlTree(body);
  try {
    return xmlTree(text);
  } catch (error) {
    // Some say that they are XML and leave their elements open.
    if (error instanceof NoBankFile && error.message.endsWith('.broken')) return sgmlTree(body);
    throw error;
  }
}

function entryOf(told: Element, currency: string, isUnsigned: boolean): BankEntry {
  const [day, amount] = [textUnder(told, 'DTPOSTED') || textUnder(told, 'DTTRAN'), textUnder(told, 'TRNAMT')];
  const size = amountIn(amount);
  const isOut = OUT.has(textUnder(told, 'TRNTYPE').toUpperCase());
  const moved = size !== undefined && isUnsigned && isOut ? -size : size;
  // The amount of an entry with a currency of its own is in that one, and no sum with the others.
  const own = textUnder(told, 'CURRENCY', 'CURSYM');
  const isOther = own !== '' && own !== currency;
  return {
    day: bankDay(day),
    moved: isOther ? undefined : moved,
    other: isOther ? undefined : isUnsigned ? size : moved,
    told: [day.slice(0, 8), isOther ? `${own} ${amount}` : amount],
    description: joined([textUnder(told, 'NAME') || textUnder(told, 'PAYEE', 'NAME'), textUnder(told, 'MEMO')]),
    reference: referenceIn(textUnder(told, 'REFNUM'), textUnder(told, 'FITID')),
    cheque: textUnder(told, 'CHECKNUM'),
    isPending: told.name === 'STMTTRNP',
    isPart: false,
  };
}

/** A correction names the entry that it replaces or takes back, which may stand in the same file. */
function corrected(all: readonly Element[]): readonly Element[] {
  const gone = new Set(all.map(one => textUnder(one, 'CORRECTFITID')).filter(Boolean));
  const known = new Set(all.map(one => textUnder(one, 'FITID')));
  return all.filter(
    one =>
      !gone.has(textUnder(one, 'FITID')) &&
      !(textUnder(one, 'CORRECTACTION').toUpperCase() === 'DELETE' && known.has(textUnder(one, 'CORRECTFITID'))),
  );
}

/** The balance of a day; entries after the last of them do not count, nor do those that the file does not have. */
function closingOf(told: Element, days: readonly string[]): Pick<FileStatement, 'closing' | 'later'> {
  const balance = amountIn(textUnder(told, 'LEDGERBAL', 'BALAMT'));
  const day = bankDay(textUnder(told, 'LEDGERBAL', 'DTASOF'));
  if (balance === undefined) return { closing: undefined };
  const end = bankDay(textUnder(told, 'BANKTRANLIST', 'DTEND')) ?? days.at(-1);
  const isOfEnd = day === undefined || end === undefined || (day <= end && day >= (days.at(-1) ?? day));
  return isOfEnd ? { closing: balance } : { closing: undefined, later: { day, balance } };
}

const openingOf = (told: Element): Minor | undefined => {
  const named = allIn(under(told, 'BALLIST'), 'BAL').find(one => /open|begin/i.test(textUnder(one, 'NAME')));
  return named && amountIn(textUnder(named, 'VALUE'));
};

function statementOf(told: Element): FileStatement {
  const list = corrected(allIn(under(told, 'BANKTRANLIST'), 'STMTTRN'));
  const currency = textUnder(told, 'CURDEF').toUpperCase();
  const isUnsigned =
    list.every(one => !textUnder(one, 'TRNAMT').includes('-')) &&
    list.some(one => textUnder(one, 'TRNTYPE').toUpperCase() === 'DEBIT');
  const pending = allIn(under(told, 'BANKTRANLISTP'), 'STMTTRNP');
  const entries = [...list, ...pending].map(one => entryOf(one, currency, isUnsigned));
  const days = entries.flatMap(({ day, isPending }) => (day === undefined || isPending ? [] : [day])).toSorted();
  const account = textUnder(told, 'BANKACCTFROM', 'ACCTID') || textUnder(told, 'CCACCTFROM', 'ACCTID');
  return { account, currency, opening: openingOf(told), ...closingOf(told, days), entries };
}

/** Statements of OFX 1 and 2, and of QFX, which is the same with a few elements of one program. */
export const ofxStatements = (text: string): readonly FileStatement[] =>
  deepIn(treeOf(text), ['STMTRS', 'CCSTMTRS']).map(statementOf);
