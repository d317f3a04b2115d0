import { describe, expect, it } from 'vitest';
import type { Reconciliation } from '#catalog/banking/reconciliation.ts';
import { placeAfter, stepOf, wishOf } from '#src/resources/banking/statementKeys.ts';
import { statementIn } from '#src/resources/banking/statementRecord.ts';
import { chosenPairs, pairsOf, sureOnes, workbenchOf } from '#src/resources/banking/Workbench.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('the keys of a reconciliation', () => {
  it('are letters by their place where the keyboard has others, and none of the browser', () => {
    expect([wishOf(pressed('Enter')), wishOf(pressed('m')), wishOf(pressed(' '))]).toEqual(['accept', 'match', 'tick']);
    expect(wishOf(pressed('ة', { code: 'KeyM' }))).toBe('match');
    expect(wishOf(pressed('a', { ctrlKey: true }))).toBeUndefined();
  });

  it('lead across to where the page is read on, and stop at the ends of a side', () => {
    expect(stepOf(pressed('ArrowRight'), 'bank', false)).toEqual({ across: true });
    expect(stepOf(pressed('ArrowRight'), 'bank', true)).toBeUndefined();
    expect(stepOf(pressed('ArrowRight'), 'books', true)).toEqual({ across: true });
    expect([placeAfter({ by: 1 }, 2, 3), placeAfter({ by: -1 }, 0, 3), placeAfter({ to: 'last' }, 0, 3)]).toEqual([
      2, 0, 2,
    ]);
  });
});

const row = (id: number, log_date: string, amount: string, reference_no = `RV-${id}`) => ({
  id,
  log_date,
  amount,
  reference_no,
  log_type: 'receipt_voucher',
  source: id,
  details: null,
  party: null,
});

describe('both sides of a statement', () => {
  const statement = statementIn({
    id: 1,
    items: [
      { id: 11, line_date: '2026-07-03', money_in: '500.00', money_out: '0.00', reference: 'RV-1' },
      { id: 12, line_date: '2026-07-04', money_in: '0.00', money_out: '10.00' },
      { id: 13, line_date: '2026-07-05', money_in: '50.00', money_out: '0.00' },
    ],
  });
  const reconciliation: Reconciliation = {
    rows: [
      row(1, '2026-07-02', '500.00'),
      row(2, '2026-07-05', '20.00'),
      row(3, '2026-07-05', '30.00'),
      row(4, '2026-07-05', '-30.00'),
    ],
    matches: [],
    book: '0.00',
    seen: '0.00',
    explained: '0.00',
    difference: '0.00',
    earlier: 0,
  };
  const bench = workbenchOf(statement, reconciliation);
  const rows = (...ids: number[]) => bench.open.filter(({ id }) => ids.includes(id));
  const lines = (...ids: number[]) => bench.lines.filter(({ id }) => ids.includes(id));

  it('say what is surely the same, and leave the rest to somebody', () => {
    expect(pairsOf(sureOnes(bench))).toEqual([{ line: 11, row: 1 }]);
    expect(bench.lines.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  });

  it('are matched where what is chosen agrees: several rows for a line, or rows that take each other back', () => {
    expect(chosenPairs({ lines: lines(13), rows: rows(2, 3) })).toEqual([
      { line: 13, row: 2 },
      { line: 13, row: 3 },
    ]);
    expect(chosenPairs({ lines: [], rows: rows(3, 4) })).toEqual([
      { line: null, row: 3 },
      { line: null, row: 4 },
    ]);
    expect(chosenPairs({ lines: lines(13), rows: rows(2) })).toBeUndefined();
  });
});
