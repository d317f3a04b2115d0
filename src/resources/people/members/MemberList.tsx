import { ListBase } from 'react-admin';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { newestFirst } from '#src/engine/entity/newestFirst.ts';
import { MemberTools } from './MemberTools.tsx';

/** Members; many are billed at once. */
export const MemberList = () => (
  <ListBase perPage={25} sort={newestFirst}>
    <ListPage bulk={<MemberTools />} table={<EntityTable selectable />} cards={<EntityCards selectable />} />
  </ListBase>
);
