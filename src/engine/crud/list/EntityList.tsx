import { ListPage } from './ListPage.tsx';
import { RowsBase } from './RowsBase.tsx';

/** The list of any entity. */
export const EntityList = () => (
  <RowsBase>
    <ListPage />
  </RowsBase>
);
