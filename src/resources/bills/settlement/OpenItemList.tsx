import { useTranslate } from 'react-admin';
import { CountedTabs } from '#src/engine/crud/list/CountedTabs.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';

/** What the office asks for: whatever is still to be settled. */
const open = { outstanding__gte: '0.01' } as const;
const settled = { outstanding__lte: '0.00' } as const;
const dueFirst = { field: 'due_date', order: 'ASC' } as const;

function Tabs() {
  const translate = useTranslate();
  const tabs = [
    { name: 'open', label: translate('settlement.tabs.open'), filter: open },
    { name: 'settled', label: translate('settlement.tabs.settled'), filter: settled },
  ];
  return <CountedTabs label={translate('fields.outstanding')} all={translate('settlement.tabs.all')} tabs={tabs} />;
}

/** Bills, and payments that settle none yet: at first those of which something is left, what is due first on top. */
export const OpenItemList = () => (
  <RowsBase sort={dueFirst} filterDefaultValues={open}>
    <ListPage notice={<Tabs />} />
  </RowsBase>
);
