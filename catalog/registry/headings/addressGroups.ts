import { listed } from './listed.ts';

/** What stands before the parts of one of several addresses, such as `Billing` in `Billing city`. */
export const addressGroups: readonly string[] = listed(
  'Home|Business|Work|Other|Billing|Shipping|Mailing|Postal|Default address|Primary address|Primary|Address|Address 1|Address 2|Address 3|Addr 1|Addr 2|Addr|PO|SA|Bill to|Ship to|Physical|Main|Delivery|Company|Home address|Work address|Billing address|Shipping address|Contact|Default|Street address|PO address|SA address|Invoice|Fatura|Teslimat|Customer',
);
