import type { Words } from '../complete.ts';
import type { pageMessages as english } from '../en/pageMessages.ts';
import { aboardPages } from './aboardPages.ts';
import { accessPages } from './accessPages.ts';
import { bankPages } from './bankPages.ts';
import { beginBooks } from './beginBooks.ts';
import { billPages } from './billPages.ts';
import { booksVerified } from './booksVerified.ts';
import { cancelPages } from './cancelPages.ts';
import { cashPages } from './cashPages.ts';
import { chartPages } from './chartPages.ts';
import { chequePages } from './chequePages.ts';
import { custodyPages } from './custodyPages.ts';
import { contentPages } from './contentPages.ts';
import { dashboards } from './dashboards.ts';
import { departurePages } from './departurePages.ts';
import { deskPages } from './deskPages.ts';
import { donationPages } from './donationPages.ts';
import { inboxPages } from './inboxPages.ts';
import { bookingPages } from './bookingPages.ts';
import { examplePages } from './examplePages.ts';
import { familyPages } from './familyPages.ts';
import { filePages } from './filePages.ts';
import { flyPages } from './flyPages.ts';
import { memberPages } from './memberPages.ts';
import { orderPages } from './orderPages.ts';
import { papers } from './papers.ts';
import { payPages } from './payPages.ts';
import { paymentPages } from './paymentPages.ts';
import { purchasePages } from './purchasePages.ts';
import { registeredPages } from './registeredPages.ts';
import { reminderPages } from './reminderPages.ts';
import { seasonPages } from './seasonPages.ts';
import { settlement } from './settlement.ts';
import { taskPages } from './taskPages.ts';
import { taxPages } from './taxPages.ts';
import { ticketPages } from './ticketPages.ts';
import { voucherPages } from './voucherPages.ts';
import { yearPages } from './yearPages.ts';

export const pageMessages: Words<typeof english> = {
  aboardPages,
  accessPages,
  bankPages,
  beginBooks,
  billPages,
  booksVerified,
  cancelPages,
  cashPages,
  chartPages,
  chequePages,
  contentPages,
  custodyPages,
  dashboards,
  departurePages,
  deskPages,
  donationPages,
  inboxPages,
  bookingPages,
  examplePages,
  familyPages,
  filePages,
  flyPages,
  memberPages,
  orderPages,
  papers,
  payPages,
  paymentPages,
  purchasePages,
  registeredPages,
  reminderPages,
  seasonPages,
  settlement,
  taskPages,
  taxPages,
  ticketPages,
  voucherPages,
  yearPages,
};
