import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';
import { MemberTools } from './MemberTools.tsx';

/** Members; many are billed at once. */
export const MemberList = () => (
  <RowsBase sort={newestFirst}>
    <ListPage bulk={<MemberTools />} table={<EntityTable selectable />} cards={<EntityCards selectable />} />
  </RowsBase>
);
