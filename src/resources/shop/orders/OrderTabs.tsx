import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { isEqual, omit } from 'es-toolkit';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { order } from '../../../../catalog/shop/orders/order.ts';
import { isOrderTab, type OrderTab, orderTabs } from '../../../../catalog/shop/orders/orderTabs.ts';
import { newestFirst } from '../../../crud/newestFirst.ts';

const tabs = Object.keys(orderTabs).filter(isOrderTab);
const keys = ['status__in', 'payment_status__in'];

/** How many orders there are of a tab. */
function Counted({ tab }: { readonly tab: OrderTab }) {
  const translate = useTranslate();
  const { total } = useGetList(order.route, {
    filter: orderTabs[tab],
    pagination: { page: 1, perPage: 1 },
    sort: newestFirst,
  });
  return (
    <>
      {translate(`orderPages.tabs.${tab}`)}
      {total === undefined ? '' : ` (${total})`}
    </>
  );
}

/** All orders, or those that are paid, unpaid or incomplete, with how many there are. */
export function OrderTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const present = Object.fromEntries(Object.entries(filterValues).filter(([key]) => keys.includes(key)));
  const shown = tabs.find(tab => isEqual(orderTabs[tab], present));
  const isOther = shown === undefined && Object.keys(present).length > 0;
  return (
    <Tabs
      value={isOther ? false : (shown ?? 'all')}
      onChange={(_event, tab: string) =>
        setFilters({ ...omit(filterValues, keys), ...(isOrderTab(tab) ? orderTabs[tab] : {}) })
      }
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('fields.payment_status')}
    >
      <Tab value="all" label={translate('orderPages.tabs.all')} />
      {tabs.map(tab => (
        <Tab key={tab} value={tab} label={<Counted tab={tab} />} />
      ))}
    </Tabs>
  );
}
