import { forSelected } from '#src/engine/bulk/forSelected.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';

const Tools = forSelected(async () => (await import('./PassportTools.tsx')).PassportTools);

/** Pilgrims; the passports of many are handed over at once. */
export const PilgrimList = () => (
  <RowsBase>
    <ListPage bulk={<Tools />} />
  </RowsBase>
);
