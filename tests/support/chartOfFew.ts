import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';

/** A ledger of a chart that a test makes up: one of assets that takes every posting. */
export const ledgerNamed = (id: number, name: string, code: string | null): ChartedLedger => ({
  id,
  name,
  code,
  ledger_type: null,
  is_active: true,
  holds: null,
  nature: 'asset',
  is_control: false,
  documents_only: false,
});
