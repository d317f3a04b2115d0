import { useMemo } from 'react';
import { denominationsIn } from '../../../../catalog/accounts/cash/denominations.ts';
import { EntityCreate } from '../../../crud/form/EntityCreate.tsx';
import { useBookPolicy } from '../entry/useBookPolicy.ts';
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
