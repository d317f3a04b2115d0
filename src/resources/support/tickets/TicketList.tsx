import { useGetIdentity, useGetList, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { ended, unresolved } from '#catalog/support/tickets/ticketLifecycle.ts';
import { type CountedTab, CountedTabs } from '#src/engine/crud/list/CountedTabs.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';

const inOrder = { field: 'position', order: 'ASC' } as const;
const MOST = 20;

/** What waits for somebody, by whose it is and how urgent, and the queue of each department. */
function TicketTabs() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { data: departments = [] } = useGetList(entities.ticket_department.route, {
    filter: {},
    sort: inOrder,
    pagination: { page: 1, perPage: MOST },
  });
  const tab = (name: string, filter: CountedTab['filter']): CountedTab => ({
    name,
    label: translate(`ticketPages.tabs.${name}`),
    filter,
  });
  const tabs = [
    tab('waiting', { awaits_reply: true, status__in: unresolved }),
    tab('late', { among: 'late' }),
    ...(identity ? [tab('mine', { assignee: Number(identity.id), status__in: unresolved })] : []),
    ...departments.map(({ id, name }) => ({
      name: `department-${id}`,
      label: String(name),
      filter: { ticket_department: id, status__in: unresolved },
    })),
    tab('ended', { status__in: ['resolved', ...ended] }),
  ];
  return (
    <CountedTabs label={translate('fields.ticket_department')} all={translate('ticketPages.tabs.all')} tabs={tabs} />
  );
}

/** Tickets in queues: what awaits a reply, what is late, one's own, and those of each department. */
export const TicketList = () => (
  <RowsBase sort={newestFirst}>
    <ListPage notice={<TicketTabs />} />
  </RowsBase>
);
