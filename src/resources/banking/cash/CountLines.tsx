import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { cashClose } from '#catalog/banking/cash/cashClose.ts';
import { countedOf } from '#catalog/banking/cash/denominations.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { Amount } from '../Amount.tsx';
import { useBalances } from '../../ledger/chart/useBalances.ts';
import { differenceOf, notesIn, worthOf } from './notesIn.ts';

const { items } = cashClose.fields;
const WORTH = 'cashPages.worth';

const computed: NonNullable<LineGridProps['computed']> = [{ label: WORTH, of: line => <Amount of={worthOf(line)} /> }];

/** Notes of a given worth are there to be counted: Enter goes from one number to the next. */
const columns: NonNullable<LineGridProps['columns']> = {
  denomination: { passes: line => !isBlank(line['denomination']) },
};

/** What the books have of the ledger at the end of the day: as it was found then, once the count is closed. */
function useBook(): string | undefined {
  const record = useRecordContext();
  const [ledger, day] = useWatch({ name: ['ledger', 'close_date'] });
  const isDraft = (record?.['status'] ?? 'draft') === 'draft';
  const found = useBalances(isDraft && typeof ledger === 'number' ? [ledger] : [], day);
  if (!isDraft) return String(record?.['book_amount'] ?? '0.00');
  return typeof ledger === 'number' ? found.get(ledger) : undefined;
}

/** Notes and coins by their worth, what they come to, and by how much that differs from the books, as one counts. */
export function CountLines({ isSettled }: { readonly isSettled: boolean }) {
  const entity = useEntity();
  const book = useBook();
  const totals = useMemo(
    (): NonNullable<LineGridProps['totals']> => lines => {
      const difference = differenceOf(lines, book);
      const counted = { label: 'fields.counted_amount', under: { [WORTH]: <Amount of={countedOf(notesIn(lines))} /> } };
      if (book === undefined || difference === undefined) return [counted];
      return [
        counted,
        { label: 'fields.book_amount', under: { [WORTH]: <Amount of={toMinor(book)} /> } },
        { label: 'fields.cash_difference', under: { [WORTH]: <Amount of={difference} /> } },
      ];
    },
    [book],
  );
  return (
    <LineGrid
      name="items"
      field={items}
      entity={entity}
      columns={columns}
      computed={computed}
      totals={totals}
      {...(isSettled && { closed: 'settled' as const })}
    />
  );
}
