import type { RaRecord } from 'react-admin';
import type { TaxFacts } from '#catalog/bills/billLaw.ts';
import { taxCode } from '#catalog/taxes/taxCode.ts';
import { isObject } from '../../dataProvider/isObject.ts';

/** What the law on bills asks of taxes, by id. */
export type Taxes = ReadonlyMap<number, TaxFacts>;

const kinds: readonly string[] = taxCode.fields.kind.options;
const isKind = (kind: unknown): kind is TaxFacts['kind'] => typeof kind === 'string' && kinds.includes(kind);

/** Reads taxes from their records; one that says no kind is none. */
export const taxesFrom = (records: readonly RaRecord[]): Taxes =>
  new Map(
    records.flatMap(({ id, kind, ledger, is_active: isActive, rates }) => {
      if (!isKind(kind)) return [];
      const lines = Array.isArray(rates) ? rates.filter(isObject) : [];
      const facts: TaxFacts = {
        id: Number(id),
        kind,
        ledger: Number(ledger),
        isActive: isActive === true,
        rates: lines.map(rate => ({ from: String(rate['valid_from']), percent: String(rate['percent']) })),
      };
      return [[facts.id, facts] as const];
    }),
  );
