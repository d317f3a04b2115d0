import { useTranslate } from 'react-admin';
import { isOrderTab, orderTabs } from '#catalog/shop/orders/orderTabs.ts';
import { CountedTabs } from '#src/engine/crud/list/CountedTabs.tsx';

const names = Object.keys(orderTabs).filter(isOrderTab);

/** All orders, or those that are paid, unpaid or incomplete, with how many there are. */
export function OrderTabs() {
  const translate = useTranslate();
  const tabs = names.map(name => ({ name, label: translate(`orderPages.tabs.${name}`), filter: orderTabs[name] }));
  return <CountedTabs label={translate('fields.payment_status')} all={translate('orderPages.tabs.all')} tabs={tabs} />;
}
