import { ListBase } from 'react-admin';
import { EntityCards } from '../../../crud/list/EntityCards.tsx';
import { EntityTable } from '../../../crud/list/EntityTable.tsx';
import { ListPage } from '../../../crud/list/ListPage.tsx';
import { newestFirst } from '../../../crud/newestFirst.ts';
import { MemberTools } from './MemberTools.tsx';

/** Members; many are billed at once. */
export const MemberList = () => (
  <ListBase perPage={25} sort={newestFirst}>
    <ListPage bulk={<MemberTools />} table={<EntityTable selectable />} cards={<EntityCards selectable />} />
  </ListBase>
);
