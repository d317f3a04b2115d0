import type { EntityName } from '../../catalog/names.ts';
import { accountGuard } from '../access/accountGuard.ts';
import { menuGuard, permissionGuard, roleGuard } from '../access/rightsGuards.ts';
import { billEffects as tradeBillEffects } from './accounts/bills/billEffects.ts';
import { statementEffects } from './accounts/banking/statementEffects.ts';
import { taxRules } from './accounts/taxes/taxRules.ts';
import { bookSettingRules } from './accounts/bookSettingRules.ts';
import { groupRules, ledgerRules, primaryGroupRules } from './accounts/chartEffects.ts';
import { cashEffects } from './accounts/cash/cashEffects.ts';
import { chequeEffects } from './accounts/cheques/chequeEffects.ts';
import { ledgerSelections } from './accounts/ledgerSelections.ts';
import { openingEffects } from './accounts/openingEffects.ts';
import { paysIntoMoney } from './accounts/moneyLedger.ts';
import { keepsParty, ofPerson } from './accounts/parties.ts';
import { claimEffects } from './accounts/payroll/claimEffects.ts';
import { sheetEffects } from './accounts/payroll/sheetEffects.ts';
import { refundEffects } from './accounts/settlement/refundEffects.ts';
import { withholdingEffects } from './accounts/taxes/withholdingEffects.ts';
import { voucherEffects } from './accounts/voucherEffects.ts';
import { publishing } from './website/publishing/publishing.ts';
import { causeProgress } from './donations/causeTotals.ts';
import { donationEffects } from './donations/donationEffects.ts';
import { bookingEffects } from './hajj/bookings/bookingEffects.ts';
import { fileFollows } from './hajj/bookings/fileFollows.ts';
import { departureEffects } from './hajj/departures/departureEffects.ts';
import { packagePrice } from './hajj/packagePrice.ts';
import { pilgrimEffects, seasonKeepsType } from './hajj/pilgrims/pilgrimEffects.ts';
import { purchaseEffects, requestEffects } from './purchasing/purchaseEffects.ts';
import { stockEffects } from './shop/stock/stockEffects.ts';
import { orderEffects } from './shop/orders/orderEffects.ts';
import { itemNames, keepsItems } from './shop/stock/stockItems.ts';
import { taskEffects } from './support/tasks/taskEffects.ts';
import { ticketEffects } from './support/tickets/ticketEffects.ts';
import { addsToNavigation } from './access/addsToNavigation.ts';
import { billEffects } from './people/subscriptions/billEffects.ts';
import type { Effects } from '../host.ts';
import { keepsLabel } from '../effects/keepsLabel.ts';
import { refuseFixed } from '../effects/refuseFixed.ts';
import { welcome } from '../effects/welcome.ts';
import { withinLevels } from '../effects/withinLevels.ts';

/** What else belongs to writing records, entity by entity. */
export const effects: Effects = {
  user: [accountGuard, welcome, keepsParty],
  hajj_passenger_info: pilgrimEffects,
  season: seasonKeepsType,
  departure: departureEffects,
  booking: [...bookingEffects, fileFollows],
  party: ofPerson,
  role: [refuseFixed, roleGuard],
  permission: [refuseFixed, permissionGuard],
  ...voucherEffects,
  ...tradeBillEffects,
  refund: refundEffects,
  salary_sheet: sheetEffects,
  expense_claim: claimEffects,
  cheque: chequeEffects,
  cash_close: cashEffects,
  tax_code: taxRules,
  ...withholdingEffects,
  book_setting: bookSettingRules,
  opening_balance: openingEffects,
  bank_statement: statementEffects,
  donation: donationEffects,
  cause: [causeProgress, keepsParty],
  paymentmethod: paysIntoMoney,
  monthly_subscription: billEffects,
  primary_group: [refuseFixed, primaryGroupRules],
  group: [refuseFixed, groupRules],
  ledger_account: [refuseFixed, ledgerRules, ledgerSelections],
  category: withinLevels,
  product: keepsItems,
  stock_item: itemNames,
  orderstatus: keepsLabel,
  purchase_status: keepsLabel,
  ...stockEffects,
  order: orderEffects,
  purchase_request: requestEffects,
  purchase_final: purchaseEffects,
  ticket: ticketEffects,
  task: taskEffects,
  menu_item: [menuGuard, addsToNavigation],
  cms_menu_content: publishing,
  cause_content: publishing,
  notice: publishing,
  homepage_slider: publishing,
  tour_package: [publishing, packagePrice],
} satisfies Partial<Record<EntityName, Effects[string]>>;
