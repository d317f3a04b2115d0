/** Words of the pages about taxes. */
export const taxPages = {
  certificate: {
    open: 'Print the certificate',
    back: 'Back to the certificate',
    not_yet: 'It can be printed once it is issued.',
    title: 'Certificate of tax withheld',
    from: 'Withheld from',
    period: 'Withheld from %{from} to %{to}',
    statement: 'We certify that the tax below was withheld from payments to the above.',
    total: 'Total',
    signature: 'Authorised signature',
  },
  challan: {
    open: 'Print the schedule',
    back: 'Back to the deposit',
    not_yet: 'It can be printed once it is posted.',
    title: 'Deposit of tax withheld',
  },
} as const;
