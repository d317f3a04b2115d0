import { useMemo } from 'react';
import { denominationsIn } from '#catalog/banking/cash/denominations.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { useBookPolicy } from '../../ledger/entry/useBookPolicy.ts';
import { CountFields } from './CountFields.tsx';

/** A new count: a line for every note that the agency counts. */
export function CashCloseCreate() {
  const { denominations } = useBookPolicy();
  const begun = useMemo(
    () => ({ items: denominationsIn(denominations).map(denomination => ({ denomination, pieces: 0 })) }),
    [denominations],
  );
  return <EntityCreate begun={begun} body={<CountFields />} />;
}
