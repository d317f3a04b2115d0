import { describe, expect, test } from 'vitest';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import { type VoucherKind, voucherKinds } from '#catalog/ledger/vouchers/vouchers.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { chartFrom, meantLedger, tillOf } from '#src/resources/ledger/chart/Chart.ts';
import { balancing } from '#src/resources/ledger/vouchers/lines/balancing.ts';
import { carried, formObjections } from '#src/resources/ledger/vouchers/lines/lawLines.ts';
import { followsOthers, presetLines } from '#src/resources/ledger/vouchers/lines/presetLines.ts';
import { isPassedParty, isPassedSide } from '#src/resources/ledger/vouchers/lines/passed.ts';
import { type Typing, typedOn } from '#src/resources/ledger/vouchers/lines/typedOn.ts';
import { comingRows, entryRows } from '#src/resources/ledger/vouchers/lines/entryRows.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';

const ledger = (id: number, name: string, more: Partial<ChartedLedger> = {}): ChartedLedger => ({
  id,
  name,
  code: null,
  ledger_type: null,
  is_active: true,
  holds: null,
  nature: 'asset',
  is_control: false,
  documents_only: false,
  ...more,
});
const [BANK, CASH, RENT, PAYABLE, WAGES] = [1, 2, 3, 4, 5];
const chart = chartFrom([
  ledger(BANK, 'Bank', { holds: 'bank' }),
  ledger(6, 'Old till', { holds: 'cash', is_active: false }),
  ledger(CASH, 'Till of the front desk', { holds: 'cash', code: '1010' }),
  ledger(RENT, 'Rent'),
  ledger(PAYABLE, 'Accounts Payable', { is_control: true }),
  ledger(WAGES, 'Rented cars'),
]);

const line = (of: unknown, debit = '0.00', credit = '0.00', more: Line = {}): Line => ({
  ledger: of,
  party: null,
  sub_ledger: null,
  details: null,
  debit_amount: debit,
  credit_amount: credit,
  currency: null,
  foreign_amount: null,
  exchange_rate: null,
  ...more,
});
const around = { law: 'payment', chart } as const;
const typed = (before: readonly Line[], row: number, values: Line, follows = true): Typing =>
  typedOn(before, { lines: before.with(row, { ...before[row], ...values }), follows }, around);

describe('a new voucher', () => {
  test('has the till first where money is paid or received, whatever it is called', () => {
    expect(tillOf(chart)).toBe(CASH);
    expect(presetLines('payment', CASH).map(one => one['ledger'])).toEqual([CASH, null]);
    expect(presetLines('receipt', CASH).map(one => one['ledger'])).toEqual([CASH, null]);
    expect(presetLines('journal', CASH).map(one => one['ledger'])).toEqual([null, null]);
    expect(presetLines('contra', CASH).map(one => one['ledger'])).toEqual([null, null]);
  });
});

describe('the first line', () => {
  test('is the sum of the others while it is typed, and once credits are among them', () => {
    const lines = presetLines('payment', CASH);
    const one = typed(lines, 1, { ledger: RENT, debit_amount: '3600.00' });
    expect(one.lines[0]?.['credit_amount']).toBe('3600.00');
    const two = typed([...one.lines, line(PAYABLE)], 2, { credit_amount: '600' });
    expect(two.lines[0]?.['credit_amount']).toBe('3000.00');
    const three = typed(two.lines, 1, { debit_amount: '100' });
    expect(three.lines[0]?.['credit_amount']).toBe('0.00');
  });

  test('mirrors that in a receipt', () => {
    const lines = presetLines('receipt', CASH);
    const { lines: next } = typedOn(
      lines,
      { lines: lines.with(1, line(RENT, '0.00', '75')), follows: true },
      { law: 'receipt', chart },
    );
    expect(next[0]).toMatchObject({ debit_amount: '75.00', credit_amount: '0.00' });
  });

  test('is left alone from when somebody types into it, or takes it away', () => {
    const lines = typed(presetLines('payment', CASH), 1, { debit_amount: '50' }).lines;
    const touched = typed(lines, 0, { credit_amount: '40' });
    expect(touched.follows).toBe(false);
    expect(typed(touched.lines, 1, { debit_amount: '70' }, touched.follows).lines[0]?.['credit_amount']).toBe('40');
    expect(typedOn(lines, { lines: lines.slice(1), follows: true }, around).follows).toBe(false);
  });

  test('of a saved draft follows if it balances on the side of money', () => {
    expect(followsOthers('payment', [line(CASH, '0.00', '5.00'), line(RENT, '5.00')])).toBe(true);
    expect(followsOthers('payment', [line(CASH, '0.00', '4.00'), line(RENT, '5.00')])).toBe(false);
    expect(followsOthers('payment', [line(RENT, '5.00'), line(CASH, '0.00', '5.00')])).toBe(false);
    expect(followsOthers('journal', [line(RENT, '0.00', '5.00'), line(WAGES, '5.00')])).toBe(false);
  });
});

describe('a line', () => {
  test('is on the side that was typed last', () => {
    const lines = [line(CASH), line(RENT, '5.00')];
    expect(typed(lines, 1, { credit_amount: '7' }, false).lines[1]).toMatchObject({
      debit_amount: '0.00',
      credit_amount: '7',
    });
  });

  test('knows its ledger by a part of its name or code as soon as only one is meant', () => {
    const lines = [line(CASH), line(null)];
    expect(typed(lines, 1, { ledger: 'payab' }, false).lines[1]?.['ledger']).toBe(PAYABLE);
    expect(typed(lines, 1, { ledger: '101' }, false).lines[1]?.['ledger']).toBe(CASH);
    expect(typed(lines, 1, { ledger: 'rent' }, false).lines[1]?.['ledger']).toBe(RENT);
    expect(typed(lines, 1, { ledger: 're' }, false).lines[1]?.['ledger']).toBe('re');
    expect(meantLedger(chart, ' ')).toBeUndefined();
  });

  test('keeps no party of a ledger that asked for one', () => {
    const lines = [line(CASH), line(PAYABLE, '5.00', '0.00', { party: 9 })];
    expect(typed(lines, 1, { ledger: RENT }, false).lines[1]?.['party']).toBeNull();
    expect(typed(lines, 1, { details: 'x' }, false).lines[1]?.['party']).toBe(9);
  });
});

describe('a line in a foreign currency', () => {
  const riyals = { currency: 1, foreign_amount: '100.50', exchange_rate: '32.335' };
  test('is worth its foreign amount at the rate, a half rounded up, on the side that the voucher asks', () => {
    const lines = [line(CASH), line(RENT)];
    // 100.50 × 32.335 = 3249.6675
    const { lines: next } = typed(lines, 1, riyals);
    expect(next.map(one => [one['debit_amount'], one['credit_amount']])).toEqual([
      ['0.00', '3249.67'],
      ['3249.67', '0.00'],
    ]);
    const onCredit = [line(CASH), line(RENT, '0.00', '5.00')];
    expect(typed(onCredit, 1, riyals, false).lines[1]).toMatchObject({
      debit_amount: '0.00',
      credit_amount: '3249.67',
    });
    expect(typed(lines, 0, riyals, false).lines[0]?.['credit_amount']).toBe('3249.67');
  });

  test('keeps an amount that is typed after, and waits for a rate that can be read', () => {
    const lines = [line(CASH), line(RENT, '3249.67', '0.00', riyals)];
    expect(typed(lines, 1, { debit_amount: '3000' }, false).lines[1]?.['debit_amount']).toBe('3000');
    expect(typed(lines, 1, { exchange_rate: '' }, false).lines[1]?.['debit_amount']).toBe('3249.67');
    expect(typed(lines, 1, { exchange_rate: '32.5' }, false).lines[1]?.['debit_amount']).toBe('3266.25');
  });
});

describe('what a line does not ask', () => {
  const sides = (law: VoucherKind['law'], one: Line) =>
    (['debit_amount', 'credit_amount'] as const).filter(side => !isPassedSide(law, chart, side, one));
  test('is the side of money in a payment or a receipt, where its ledger is none', () => {
    expect(sides('payment', line(RENT))).toEqual(['debit_amount']);
    expect(sides('payment', line(CASH))).toHaveLength(2);
    expect(sides('receipt', line(RENT))).toEqual(['credit_amount']);
    expect(sides('receipt', line(CASH))).toHaveLength(2);
    for (const law of ['journal', 'contra'] as const) expect(sides(law, line(RENT))).toHaveLength(2);
    expect(sides('payment', line(null))).toHaveLength(2);
  });

  test('is the other side as soon as one is typed, and a party where no control account stands', () => {
    expect(sides('payment', line(RENT, '0.00', '5'))).toEqual(['credit_amount']);
    expect(sides('journal', line(RENT, '5'))).toEqual(['debit_amount']);
    expect([RENT, PAYABLE, null].map(of => isPassedParty(chart, line(of)))).toEqual([true, false, false]);
  });
});

describe('the key =', () => {
  const lines = [line(CASH, '0.00', '100'), line(RENT, '60.00'), line(WAGES, '9')];
  test('fills what makes both sides equal, on the side that lacks it', () => {
    expect(balancing({ lines, row: 2, name: 'debit_amount' })).toEqual({
      debit_amount: '40.00',
      credit_amount: '0.00',
    });
    const more = [line(CASH, '0.00', '10'), line(RENT, '60'), line(WAGES)];
    expect(balancing({ lines: more, row: 2, name: 'debit_amount' })).toEqual({
      debit_amount: '0.00',
      credit_amount: '50.00',
    });
  });

  test('changes nothing that balances, and is a letter like any other elsewhere', () => {
    expect(balancing({ lines: [line(CASH)], row: 0, name: 'debit_amount' })).toEqual({});
    expect(balancing({ lines, row: 0, name: 'details' })).toBeUndefined();
  });
});

describe('what is wrong with what is typed', () => {
  const judged = (kind: VoucherKind, day: string | null, ...items: readonly Line[]) =>
    formObjections({ [kind.day]: day, items }, { kind, chart, today: '2026-11-20' }).map(one => [one.field, one.code]);
  const payment = voucherKinds.payment_voucher;

  test('is what the law says, with lines at the end left out in which nothing stands', () => {
    const good = [line(CASH, '0.00', '5'), line(RENT, '5.00'), line(null)];
    expect(judged(payment, '2026-11-20', ...good)).toEqual([]);
    const riyals = { currency: 1, foreign_amount: '2', exchange_rate: '32.335' };
    const abroad = (amount: string) =>
      judged(payment, '2026-11-20', line(CASH, '0.00', amount), line(RENT, amount, '0.00', riyals));
    expect(abroad('64.67')).toEqual([]);
    expect(abroad('64.66')).toEqual([['items.1.foreign_amount', 'not_by_rate']]);
    expect(judged(payment, '2026-11-20', line(CASH, '0.00', '5'), line(BANK, '5'))).toEqual([
      ['items.1.ledger', 'use_contra'],
    ]);
    expect(judged(payment, '2026-11-20', line(CASH, '0.00', '5'), line(PAYABLE, '5'))).toEqual([
      ['items.1.party', 'party_missing'],
    ]);
  });

  test('is a day that has not come yet only where money moves', () => {
    const day = '2026-11-21';
    expect(judged(payment, day, line(CASH, '0.00', '5'), line(RENT, '5'))).toEqual([['payment_date', 'future_date']]);
    expect(judged(voucherKinds.journal, day, line(RENT, '0.00', '5'), line(WAGES, '5'))).toEqual([]);
    expect(judged(payment, null)).toEqual([['payment_date', 'required']]);
  });
});

test('what will post are the rows of the lines, with the whole change of a ledger at its last row', () => {
  const rows = comingRows(
    entryRows([line(CASH, '0.00', '30'), line(RENT, '10'), line(null, '7'), line(RENT, '20'), line(WAGES)], chart),
    chart,
  );
  expect(rows.map(one => [one.ledger.name, fromMinor(one.change), one.isLast])).toEqual([
    ['Till of the front desk', '-30.00', true],
    ['Rent', '30.00', false],
    ['Rent', '30.00', true],
  ]);
});

test('a voucher of another kind takes over everything but number, state, file and ids of lines', () => {
  const values = {
    id: 7,
    status: 'draft',
    invoice_no: 'DRAFT-1',
    payment_date: '2026-11-19',
    branch: 3,
    details: 'To the bank',
    file: '/media/x.pdf',
    items: [line(CASH, '0.00', '5.00', { id: 11 }), line(BANK, '5.00', '0.00', { id: 12 }), line(null)],
  };
  expect(carried(values, voucherKinds.payment_voucher, voucherKinds.contra)).toEqual({
    contra_date: '2026-11-19',
    branch: 3,
    details: 'To the bank',
    items: [line(CASH, '0.00', '5.00'), line(BANK, '5.00')],
  });
});
