/** Words about what documents settle. */
export const settlement = {
  tabs: { all: 'All', open: 'Open', settled: 'Settled' },
  settled_with: 'Settled with',
  taken_back: 'taken back',
  title: 'What it settles',
  will_settle: 'Will settle',
  oldest: 'What is due first',
  nothing: 'Nothing',
  becomes_advance: '%{amount} becomes an advance.',
  stays_open: '%{amount} stays open.',
  all_settled: 'All of it settles something.',
  hint: 'In an amount: = takes all that is left',
  namesake: '%{who} owes %{amount}: is it meant?',
  choose: 'Choose',
  choose_namesake: 'Choose %{who}',
  nothing_open: 'Nothing is open with this party on this ledger.',
  amount_of: 'Will settle of %{number}',
} as const;
