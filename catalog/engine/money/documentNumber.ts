/**
 * Number of a document as it is printed, e.g. `DO-2026-000042`: stands in addresses, and sorts as it counts (rule N2).
 */
export const documentNumber = (prefix: string, year: number, serial: number): string =>
  `${prefix}-${year}-${String(serial).padStart(6, '0')}`;
