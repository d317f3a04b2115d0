import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billKinds } from '../../catalog/bills/bills.ts';
import { type BillLine, billViolations, taxOf, totalsOf } from '../../catalog/bills/billLaw.ts';
import { billSums } from '../../catalog/bills/billSums.ts';
import { netOf, spreadDiscount } from '../../catalog/bills/lineAmounts.ts';
import { partOf, takenOff } from '../../catalog/shop/orders/orderLaw.ts';

const DAY = '2026-11-01';
const vat = {
  id: 1,
  kind: 'output',
  ledger: 5,
  isActive: true,
  rates: [{ from: '2026-01-01', percent: '15' }],
} as const;
const sold = { id: 3, isActive: true, isMoney: false, isControl: false, documentsOnly: false };
const line = (quantity: string, rate: bigint, discount: bigint, tax: BillLine['tax'] = null): BillLine => ({
  ledger: sold,
  quantity,
  rate,
  discount,
  tax,
});

describe('the discount of a line', () => {
  it('is taken off what quantity and rate come to, rounded, and the tax is that of what is left (rule R1)', () => {
    // 33.33 x 1.5 = 49.995, rounded to 50.00, less 5.01; 15 % of 44.99 = 6.7485.
    const discounted = line('1.5', 3_333n, 501n, vat);
    expect([netOf(discounted), taxOf(discounted, DAY)]).toEqual([4_499n, 675n]);
    expect(totalsOf([discounted, line('2', 500n, 0n)], DAY)).toEqual({ net: 5_499n, tax: 675n, total: 6_174n });
  });

  it.each(Object.values(billKinds))('leaves something of every line of a bill of $prefix', kind => {
    const objections = (quantity: string, rate: bigint, discount: bigint) =>
      billViolations(kind, {
        day: DAY,
        due: null,
        lines: [line('1', 100n, 0n), line(quantity, rate, discount)],
        discount: 0n,
        currency: null,
        rate: null,
      }).map(({ field, code }) => `${field} ${code}`);
    expect(objections('2', 500n, 999n)).toEqual([]);
    expect(objections('2', 500n, 1_000n)).toEqual(['items.1.discount above_zero']);
    expect(objections('2', 500n, 1_001n)).toEqual(['items.1.discount above_zero']);
    expect(objections('2', 0n, 0n)).toEqual(['items.1.rate above_zero']);
  });
});

describe('the discount of a whole bill', () => {
  const three = [line('1', 1_000n, 0n, vat), line('1', 1_000n, 0n), line('2', 600n, 200n, vat)];

  it('is spread over the lines before their tax, and its parts sum to it (rule R2)', () => {
    const spread = spreadDiscount(three, 1_000n);
    expect(spread.map(({ discount }) => discount)).toEqual([334n, 333n, 533n]);
    expect(totalsOf(spread, DAY)).toEqual({ net: 2_000n, tax: 200n, total: 2_200n });
    expect(billSums(three, 1_000n, DAY)).toEqual({
      lines: 3_000n,
      net: 2_000n,
      taxes: [{ percent: 15, amount: 200n }],
      tax: 200n,
      total: 2_200n,
    });
  });

  it('sums exactly, whatever the lines come to, and leaves a bill of nothing alone', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 99_999n }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 99_999n }), (rates, discount) => {
        const lines = rates.map(rate => line('1', rate, 0n));
        const before = totalsOf(lines, DAY).net;
        const { net } = totalsOf(spreadDiscount(lines, discount), DAY);
        expect(net).toBe(before === 0n ? 0n : before - discount);
      }),
    );
  });

  it.each([
    [2_999n, []],
    [3_000n, ['discount discount_above']],
    [3_001n, ['discount discount_above']],
  ])('of %i leaves something of it', (discount, objections) => {
    const judged = { day: DAY, due: null, lines: three, discount, currency: null, rate: null };
    const about = ({ field, code }: { field: string; code: string }) => `${field} ${code}`;
    expect(
      billViolations(billKinds.sales, judged)
        .map(about)
        .filter(one => one.startsWith('discount')),
    ).toEqual(objections);
  });
});

it('pieces of an order are billed and credited at its price, and never at more: what is taken off makes up the rest', () => {
  const story = fc
    .record({ quantity: fc.integer({ min: 1, max: 60 }), rate: fc.bigInt({ min: 0n, max: 100_000n }) })
    .chain(({ quantity, rate }) =>
      fc.record({
        quantity: fc.constant(quantity),
        rate: fc.constant(rate),
        off: fc.bigInt({ min: 0n, max: rate * BigInt(quantity) }),
        before: fc.integer({ min: 0, max: quantity - 1 }),
        shipped: fc.integer({ min: 1, max: quantity }),
        back: fc.integer({ min: 0, max: quantity }),
      }),
    );
  fc.assert(
    fc.property(story, ({ quantity, rate, off, before, shipped: wanted, back }) => {
      const whole = { net: rate * BigInt(quantity) - off, tax: 0n };
      const pieces = Math.min(wanted, quantity - before);
      const shipped = partOf(whole, quantity, { before, pieces });
      const first = Math.min(back, pieces);
      const parts = [
        { quantity: pieces, net: shipped.net },
        { quantity: first, net: partOf(shipped, pieces, { before: 0, pieces: first }).net },
        { quantity: pieces - first, net: partOf(shipped, pieces, { before: first, pieces: pieces - first }).net },
      ];
      for (const part of parts) {
        const discount = takenOff({ quantity: part.quantity, rate }, part.net);
        expect(discount >= 0n).toBe(true);
        expect(netOf(line(String(part.quantity), rate, discount))).toBe(part.net);
      }
      const [all, ...returned] = parts.map(part => takenOff({ quantity: part.quantity, rate }, part.net));
      expect(returned.reduce((sum, one) => sum + one, 0n)).toBe(all);
    }),
  );
});
