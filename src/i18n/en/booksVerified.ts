import type { BookCheckName } from '#catalog/ledger/bookChecks.ts';

/** Words about whether the books are sound, and of their journal as plain text. */
export const booksVerified = {
  title: 'Verification of the books',
  sound: 'Books verified %{at}',
  problems: '%{smart_count} problem in the books |||| %{smart_count} problems in the books',
  since: 'Books not verified since %{smart_count} posting |||| Books not verified since %{smart_count} postings',
  never: 'Books not verified yet',
  all_hold: 'Every check holds.',
  told: 'Verified %{at} by %{by}.',
  clock: 'the nightly run',
  run: 'Verify now',
  failed: 'The books could not be verified: %{reason}',
  holds: 'Holds',
  what: 'Where',
  expected: 'Should be',
  found: 'Is',
  first_of: 'The first %{count} of %{total} are shown.',
  journal: 'Journal as plain text',
  about_journal:
    'The whole journal, or that of some days, as a text that the free program hledger reads and reckons by itself.',
  first_day: 'From',
  last_day: 'To',
  download: 'Download the journal',
  groups: { books: 'Books', journeys: 'Journeys' },
  journey_problems: '%{smart_count} problem in the journeys |||| %{smart_count} problems in the journeys',
  checks: {
    cheques_posted: 'Every cheque has its postings',
    stock_kept: 'Stock levels are those of the movements',
    stock_value: 'Stock is worth what the books say',
    stock_posted: 'Every stock document has its movements',
    goods_received: 'Goods not invoiced agree with the ledger',
    goods_moved: 'Goods receipts and returns have their movements',
    cheques_in_hand: 'Cheques in hand are those of the register',
    tax_entries: 'Taxes agree with the ledgers',
    bank_statements: 'Bank statements agree with the books',
    postings_balance: 'Every posting balances',
    months_balance: 'The trial balance sums to nothing',
    rows_agree: 'Rows agree with their postings',
    balance_sheet: 'Assets equal liabilities, equity and result',
    control_accounts: 'Control accounts are the sum of their parties',
    money_books: 'Cash and bank books hold what their ledgers do',
    money_moved: 'Receipts and payments tell the money that moved',
    locked_months: 'Nothing was posted into a locked month',
    year_closes: 'Closed years hold what they earned and spent',
    number_series: 'Numbers have no gaps and no doubles',
    documents_posted: 'Every voucher has its postings',
    document_amounts: 'Postings have the lines of their vouchers',
    open_items: 'What is open is what the ledger says',
    open_each_day: 'Nothing is open below zero on any day',
    donation_funds: 'Donations stand in the funds of their causes',
    member_dues: 'Members owe what they were billed',
    kept_balances: 'The sums of reports are those of the rows',
    chain: 'Nothing was changed after it was posted',
    seats_counted: 'Seats are those of the bookings',
    boards_complete: 'Boards have whoever is booked',
    files_follow: 'Files of pilgrims say what their bookings say',
    files_taken_once: 'A file is one journey',
    registered_once: 'Nobody is registered twice',
    departed_together: 'Whoever has left has left with their departure',
  } satisfies Record<BookCheckName, string>,
  about: {
    cheques_posted:
      'A cheque stands in the books as its state says: received or issued, cleared, bounced with its charge, or cancelled, each in its amount.',
    stock_kept:
      'What each branch has of each item, and what that is worth, is the sum of its movements; what is reserved is promised to orders.',
    stock_value: 'The inventory ledger holds, branch by branch, what the stock there is worth.',
    stock_posted: 'Each posted stock document has moved what it says, and the inventory ledger has its worth.',
    goods_received:
      'The ledger of goods received and not invoiced is, branch by branch, what purchases have received, not billed and not sent back.',
    goods_moved:
      'Each receipt of goods has brought into the stock, and each return to a vendor has taken out of it, the pieces that it tells.',
    cheques_in_hand:
      'The ledger of cheques in hand is the sum of the cheques that were received and that no bank has paid or returned.',
    tax_entries:
      'What is entered of taxes comes to the rows of their ledgers, and of each bill to the tax that it tells.',
    bank_statements:
      'Each finished statement closes with what the bank has seen of the books and what is explained, and each matched row is seen whole.',
    postings_balance: 'Each posting has two rows or more, none of them empty, and as much debit as credit.',
    months_balance: 'In each month debits and credits are equal.',
    rows_agree: 'Each row of the ledger has the day, number, branch and kind of the posting that it belongs to.',
    balance_sheet:
      'Each ledger that was posted to stands once under a head of the chart, and all heads together sum to nothing.',
    control_accounts: 'Each row of a control account names the party whose part of it this is.',
    money_books:
      'Each ledger that holds money is in the book of its kind, and each payment, receipt and contra moves money in it.',
    money_moved:
      'In each month and branch, receipts, payments and the other kinds together are the movement of cash and bank, and each receipt and payment tells the money of its posting.',
    locked_months: 'No posting is younger than the lock of its month, unless the lock was overridden with a reason.',
    year_closes:
      'The close of each year moves what its own days earned and spent to the retained earnings, and no open year is before a closed one.',
    number_series: 'In each series and year the numbers run from one to the last that was given, each once.',
    documents_posted:
      'A posted voucher has one posting under its own number and day, a void one its counter-entry too, a draft none.',
    document_amounts: 'Ledger, party, purpose and amount of each line stand in the books as they do in the voucher.',
    open_items:
      "What is outstanding of each item is its amount less what is settled, and a party's items come to its balance.",
    open_each_day:
      'On no day since it was entered was more of an item settled than it is, even where that was taken back since.',
    kept_balances: 'The sums by day and month that reports read are those of the rows of the ledger.',
    donation_funds:
      'Each donation since the books began stands once in the fund of its cause, and no cause has spent more than it was given.',
    member_dues:
      'Each bill of a month since the books began stands once with its member, and nothing is outstanding of one that is paid.',
    chain:
      'Each posting is sealed together with the one before it, and the end of that chain is written outside the database.',
    seats_counted: 'Each departure has counted as many seats as bookings on it are held, confirmed or departed.',
    boards_complete:
      'The board of each departure has the pilgrims of its confirmed and departed bookings, and nobody else.',
    files_follow:
      'Departure, season, package, days and room of each file are those of its booking; nobody who has withdrawn is still booked, and whoever travels has left with a booking.',
    files_taken_once: 'No file of a pilgrim has more than one booking that waits, is held, confirmed or departed.',
    registered_once:
      'No two files of one journey hold the same passport of one country, the same NID or the same birth registration.',
    departed_together: 'Each departed booking is on a departure that has departed.',
  } satisfies Record<BookCheckName, string>,
} as const;
