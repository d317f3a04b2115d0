/** Words of the pages about the ends and the beginning of the books. */
export const yearPages = {
  preview: 'What closing the year will post',
  preview_hint: 'Income and expenses come to zero; the profit or loss goes to the retained earnings.',
  nothing: 'There is no income and no expense to close.',
  no_branch: 'Without a branch',
  profit: 'Profit',
  loss: 'Loss',
  older: {
    title: 'Records older than their posting',
    none: 'Every donation and every bill of a member is in the books.',
    hint: 'Entering them enters exactly these, each on its own day.',
    count: 'One record |||| %{smart_count} records',
    before_books: 'Before the books begin: in the opening balances, or nowhere',
    refunded: 'Given back: nothing remains of it',
    period_locked: 'In a month that is locked',
    future_date: 'On a day that has not come yet',
    to_enter: 'To be entered',
  },
  opening: {
    sheet: 'From a sheet',
    sheet_hint:
      'Type the balances below, or take them from a CSV or XLSX file with the columns Ledger, Party, Debit and Credit (or Amount: above zero a debit), for open bills their number, date and due date, and for what stands in a foreign currency Currency, Amount in the currency and Exchange rate.',
    read: 'One line was read. Look through it before you save. |||| %{smart_count} lines were read. Look through them before you save.',
    no_ledger: 'Row %{row}: the chart has no ledger “%{ledger}”. Correct it in the line below.',
    no_ledger_more: 'One more ledger is not in the chart. |||| %{smart_count} more ledgers are not in the chart.',
    unread: 'No line could be read: the first row must name the columns.',
  },
} as const;
