/** Ledgers that the agency has made for itself, all below the indirect expenses, with what is bought and for how much. */
export const expenses = [
  { ledger: 'Office Supplies', for: ['Paper and toner', 'Files and folders', 'Stationery'], from: 800, to: 6_000 },
  { ledger: 'Conveyance', for: ['Rickshaw to the embassy', 'Taxi to the airport', 'Courier'], from: 200, to: 1_800 },
  {
    ledger: 'Entertainment',
    for: ['Tea for visitors', 'Lunch with an airline', 'Iftar of the team'],
    from: 300,
    to: 4_500,
  },
  { ledger: 'Repairs', for: ['Air conditioner', 'Printer', 'Door lock'], from: 500, to: 7_500 },
] as const;

/** What comes each month, by its day. */
export const monthly = [
  { ledger: 'Utilities', details: 'Electricity and water', day: 8, from: 14_000, to: 26_000 },
  { ledger: 'Telephone and Internet', details: 'Telephone and internet', day: 9, from: 9_000, to: 13_000 },
  { ledger: 'Advertising', details: 'Notices in the daily papers', day: 12, from: 20_000, to: 60_000 },
  { ledger: 'Bank Charges', details: 'Charges of the month', day: 27, from: 600, to: 2_400 },
] as const;

export const ownLedgers: readonly string[] = [
  ...expenses.map(({ ledger }) => ledger),
  ...monthly.map(({ ledger }) => ledger).filter(ledger => ledger !== 'Bank Charges'),
];
