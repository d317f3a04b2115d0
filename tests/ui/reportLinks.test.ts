import { expect, it } from 'vitest';
import { dayBook } from '#catalog/ledger/reports/registers.ts';
import { entities } from '#catalog/registry/entities.ts';
import { pathBehind } from '#src/reports/pathBehind.ts';

const behind = (log_type: string | null) => dayBook.columns.reference_no.drillDown?.({ log_type, source: 3 }, {});

it.each(['receipt_voucher', 'cash_close', 'donation', 'monthly_subscription', 'shipment', 'goods_return'] as const)(
  'the number of what was posted leads to its %s',
  name => {
    const found = behind(name);
    expect(found && pathBehind(found)).toBe(`/apps/${entities[name].route}/3`);
  },
);

it('a line that nobody has posted leads nowhere', () => {
  expect(behind(null)).toBeUndefined();
});
