import { foldedWord } from '#catalog/engine/reading/amounts/foldedWord.ts';
import { sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';

const words = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap(row => row.split('|')).map(foldedWord));

/** How programs of any country head the column of ledgers by their names. */
const NAMES = words(
  'ledger|ledger name|ledger account|ledger head|account|accounts|account name|account title|account description|account head',
  'head of account|head of accounts|heads of account|head|particulars|particular|name|name of account|description|a/c|a/c name|a/c head',
  'gl account|gl name|chart of account|hesap|hesap adı|hesap ismi|hesap açıklaması|açıklama|defter hesabı',
  'الحساب|حساب|اسم الحساب|الحسابات|البيان|بيان|হিসাব|হিসাবের নাম|হিসাবের শিরোনাম|খতিয়ান|খাত|বিবরণ|खाता|विवरण',
  'konto|kontoname|kontobezeichnung|bezeichnung|compte|intitulé|libellé|cuenta|conto|rekening|grootboekrekening|omschrijving',
);

/** And by their codes. */
const CODES = words(
  'code|account code|account no|account number|account #|acct no|a/c no|a/c code|a/c number|ledger code|ledger no|gl code|gl no',
  'hesap kodu|hesap no|hesap numarası|kod|الكود|كود|الرمز|رمز الحساب|رقم الحساب|كود الحساب|হিসাব নং|হিসাব কোড|কোড',
  'kontonummer|kontonr|konto nr|n° compte|numéro de compte|código|codice|rekeningnummer',
);

/** A head without what stands in brackets, unless that is its side, and without a currency. */
export const plainHead = (head: string): string =>
  foldedWord(
    head
      .replace(/[([]([^)\]]*)[)\]]/g, (_, inside: string) =>
        inside.split('/').some(part => sideOf(part)) ? ` ${inside} ` : ' ',
      )
      .replace(/[:*_"\n]/g, ' '),
  );

/** Whether a head, without what stands around it, names ledgers by name or by code; undefined where it does neither. */
export function ledgerHead(plain: string): 'ledger' | 'code' | undefined {
  if (NAMES.has(plain)) return 'ledger';
  return CODES.has(plain) ? 'code' : undefined;
}
