import type { VoucherLines } from './assignLines.ts';

/** By each line, all lines of its record. */
const byLine = (vouchers: readonly VoucherLines[]): ReadonlyMap<number, VoucherLines> =>
  new Map(vouchers.flatMap(voucher => voucher.map(line => [line, voucher] as const)));

/** The lines in which the records of some lines begin, by which these are left out as a whole. */
export function firstLines(lines: readonly number[], vouchers: readonly VoucherLines[] = []): readonly number[] {
  const known = byLine(vouchers);
  return [...new Set(lines.map(line => known.get(line)?.[0] ?? line))];
}

/** All lines of the records that some lines belong to. */
export function wholeVouchers(lines: readonly number[], vouchers: readonly VoucherLines[] = []): readonly number[] {
  const known = byLine(vouchers);
  return [...new Set(lines.flatMap(line => known.get(line) ?? [line]))];
}
