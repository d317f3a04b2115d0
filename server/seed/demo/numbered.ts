/** Numbers rows of a series in their order, each year anew, as the host numbers documents: `DO-2026-000042`. */
export function numbered<R extends object>(prefix: string, field: string, rows: readonly R[], dayOf: (row: R) => string): (R & Record<string, string>)[] {
  const last = new Map<string, number>();
  return rows.map(row => {
    const year = dayOf(row).slice(0, 4);
    const next = (last.get(year) ?? 0) + 1;
    last.set(year, next);
    // Spreading a generic row and a computed key gives a type that the compiler cannot name.
    return { ...row, [field]: `${prefix}-${year}-${String(next).padStart(6, '0')}` } as R & Record<string, string>;
  });
}
