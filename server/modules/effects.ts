import type { EntityName } from '../../catalog/engine/names.ts';
import { accountGuard } from './access/accountGuard.ts';
import { menuGuard, permissionGuard, roleGuard } from './access/rightsGuards.ts';
import { billEffects as tradeBillEffects } from './bills/billEffects.ts';
import { statementEffects } from './banking/statementEffects.ts';
import { taxRules } from './taxes/taxRules.ts';
import { deliveryTaxed, taxSelections } from './taxes/taxedSales.ts';
import { bookSettingRules } from './ledger/years/bookSettingRules.ts';
import { groupRules, ledgerRules, primaryGroupRules } from './ledger/chart/chartEffects.ts';
import { cashEffects } from './banking/cash/cashEffects.ts';
import { chequeEffects } from './banking/cheques/chequeEffects.ts';
import { ledgerSelections } from './ledger/chart/ledgerSelections.ts';
import { partySelections } from './ledger/chart/partySelections.ts';
import { openingEffects } from './ledger/years/openingEffects.ts';
import { paysIntoMoney } from './ledger/vouchers/moneyLedger.ts';
import { keepsParty, ofPerson } from './ledger/chart/parties.ts';
import { partyMarks } from './ledger/chart/partyMarks.ts';
import { claimEffects } from './payroll/claimEffects.ts';
import { sheetEffects } from './payroll/sheetEffects.ts';
import { refundEffects } from './bills/settlement/refundEffects.ts';
import { withholdingEffects } from './taxes/withholdingEffects.ts';
import { voucherEffects } from './ledger/vouchers/voucherEffects.ts';
import { publishing } from './website/publishing/publishing.ts';
import { causeProgress } from './donations/causeTotals.ts';
import { donationEffects } from './donations/donationEffects.ts';
import { bookingEffects } from './hajj/bookings/bookingEffects.ts';
import { entersStanding } from './hajj/bookings/entersStanding.ts';
import { fileFollows } from './hajj/bookings/fileFollows.ts';
import { tellsDeadlines } from './hajj/deadlines/tellDeadlines.ts';
import { departureOffers } from './hajj/waiting/departureOffers.ts';
import { departureEffects } from './hajj/departures/departureEffects.ts';
import { leavesCancelled } from './hajj/departures/leavesCancelled.ts';
import { familyEffects } from './hajj/families/familyEffects.ts';
import { keepsDepartures } from './hajj/departures/withinSeason.ts';
import { packagePrice } from './hajj/packagePrice.ts';
import { pilgrimEffects, seasonKeepsType } from './hajj/pilgrims/pilgrimEffects.ts';
import { quotaHolds } from './hajj/seasons/quotaHolds.ts';
import { purchaseEffects, requestEffects } from './purchasing/purchaseEffects.ts';
import { stockEffects } from './shop/stock/stockEffects.ts';
import { orderEffects } from './shop/orders/orderEffects.ts';
import { itemCodes } from './shop/stock/itemCodes.ts';
import { itemNames, keepsItems } from './shop/stock/stockItems.ts';
import { taskEffects } from './support/tasks/taskEffects.ts';
import { ticketEffects } from './support/tickets/ticketEffects.ts';
import { addsToNavigation } from './access/addsToNavigation.ts';
import { billEffects } from './people/subscriptions/billEffects.ts';
import type { Effects } from '../engine/context/host.ts';
import { keepsLabel } from '../engine/effects/keepsLabel.ts';
import { refuseFixed } from '../engine/effects/refuseFixed.ts';
import { welcome } from '../engine/effects/welcome.ts';
import { withinLevels } from '../engine/effects/withinLevels.ts';
import { keepingPapers } from '../engine/papers/keepingPapers.ts';
import { paperKinds } from './papers.ts';

const ownEffects = {
  user: [accountGuard, welcome, keepsParty],
  hajj_passenger_info: pilgrimEffects,
  family: familyEffects,
  departure: [...departureEffects, departureOffers],
  season: [seasonKeepsType, quotaHolds, keepsDepartures, tellsDeadlines],
  booking: [...bookingEffects, entersStanding, fileFollows, leavesCancelled],
  party: [ofPerson, partySelections, partyMarks],
  role: [refuseFixed, roleGuard],
  permission: [refuseFixed, permissionGuard],
  ...voucherEffects,
  ...tradeBillEffects,
  refund: refundEffects,
  salary_sheet: sheetEffects,
  expense_claim: claimEffects,
  cheque: chequeEffects,
  cash_close: cashEffects,
  tax_code: [taxRules, taxSelections],
  ...withholdingEffects,
  book_setting: [bookSettingRules, deliveryTaxed],
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
  product: [keepsItems, itemCodes],
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

/** What else belongs to writing records, entity by entity. */
export const effects: Effects = keepingPapers(ownEffects, paperKinds);
