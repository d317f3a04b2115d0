import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { PassportTools } from './PassportTools.tsx';

/** Pilgrims; the passports of many are handed over at once. */
export const PilgrimList = () => (
  <RowsBase>
    <ListPage bulk={<PassportTools />} />
  </RowsBase>
);
