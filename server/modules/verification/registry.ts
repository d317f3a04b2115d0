import type { BookCheck } from './BookCheck.ts';
import { balanceSheet, controlAccounts, moneyBooks } from './checks/accounts.ts';
import { bankStatements } from './checks/bankStatements.ts';
import { chequesInHand, chequesPosted } from './checks/cheques.ts';
import { chain } from './checks/chain.ts';
import { memberDues } from './checks/dues.ts';
import { documentAmounts, documentsPosted } from './checks/documents.ts';
import { monthsBalance, postingsBalance, rowsAgree } from './checks/entries.ts';
import { donationFunds } from './checks/funds.ts';
import { keptBalances } from './checks/keptBalances.ts';
import { lockedMonths } from './checks/lockedMonths.ts';
import { moneyMoved } from './checks/moneyMoved.ts';
import { numberSeries } from './checks/numberSeries.ts';
import { yearCloses } from './checks/yearCloses.ts';
import { openEachDay, openItems } from './checks/settlement.ts';
import { goodsMoved, goodsReceived } from './checks/purchases.ts';
import { stockKept, stockPosted, stockValue } from './checks/stock.ts';
import { taxEntries } from './checks/taxes.ts';

/** Every check of the books, in the order in which they are told. */
export const booksAsked: readonly BookCheck[] = [
  postingsBalance,
  monthsBalance,
  rowsAgree,
  balanceSheet,
  controlAccounts,
  moneyBooks,
  moneyMoved,
  lockedMonths,
  yearCloses,
  numberSeries,
  documentsPosted,
  documentAmounts,
  openItems,
  openEachDay,
  taxEntries,
  donationFunds,
  memberDues,
  bankStatements,
  chequesPosted,
  chequesInHand,
  stockKept,
  stockValue,
  stockPosted,
  goodsReceived,
  goodsMoved,
  keptBalances,
  chain,
];
