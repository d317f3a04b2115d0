import { useGetIdentity, useTranslate } from 'react-admin';
import { CountedTabs } from '#src/engine/crud/list/CountedTabs.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';

/** What is to be done: by oneself, by the colleagues of one's branch, and what is late. */
function TaskTabs() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const tab = (name: string, filter: Readonly<Record<string, unknown>>) => ({
    name,
    label: translate(`taskPages.${name}`),
    filter,
  });
  const tabs = [
    ...(identity ? [tab('mine', { assignee: Number(identity.id), status: 'open' })] : []),
    tab('team', { status: 'open' }),
    tab('overdue', { among: 'overdue' }),
  ];
  return <CountedTabs label={translate('taskPages.whose')} all={translate('taskPages.all')} tabs={tabs} />;
}

/** Tasks by their day, the nearest first. */
export const TaskList = () => (
  <RowsBase sort={{ field: 'due_date', order: 'ASC' }}>
    <ListPage notice={<TaskTabs />} />
  </RowsBase>
);
