/** Words of what an agency does first with its books. */
export const beginBooks = {
  title: 'Begin your books',
  done: ' (done)',
  steps: {
    day: {
      title: 'The first day',
      about: 'Say in the book settings on which day your books begin. What was before comes as opening balances.',
      go: 'Set the day',
    },
    chart: {
      title: 'The chart of accounts',
      about: 'Look through the ledgers, and add your own cash and bank accounts, income and expenses.',
      go: 'Open the chart',
    },
    opening: {
      title: 'Opening balances',
      about: 'Type what the agency had and owed on the day before, or take it from a sheet, and post it.',
      go: 'Enter the balances',
    },
    voucher: {
      title: 'The first voucher',
      about: 'Enter what you receive, pay and bill from that day on.',
      go: 'Enter a receipt',
    },
  },
} as const;
