import { actionsOn } from '../engine/access/access.ts';
import { accountingPeriod } from '../ledger/years/accountingPeriod.ts';
import { accountLog } from '../ledger/vouchers/accountLog.ts';
import { bankStatement } from '../banking/bankStatement.ts';
import { reconciledRow } from '../banking/reconciledRow.ts';
import { bookSetting } from '../ledger/bookSetting.ts';
import { fiscalYear } from '../ledger/years/fiscalYear.ts';
import { group } from '../ledger/chart/group.ts';
import { ledgerAccount } from '../ledger/chart/ledgerAccount.ts';
import { openingBalance } from '../ledger/years/openingBalance.ts';
import { party } from '../ledger/chart/party.ts';
import { periodOverride } from '../ledger/years/periodOverride.ts';
import { posting } from '../ledger/vouchers/posting.ts';
import { primaryGroup } from '../ledger/chart/primaryGroup.ts';
import { subLedgerAccount } from '../ledger/chart/subLedgerAccount.ts';
import { currency } from '../ledger/chart/currency.ts';
import { creditNote, debitNote, purchase, sales } from '../bills/bills.ts';
import { cashClose } from '../banking/cash/cashClose.ts';
import { paymentMethod } from '../banking/paymentMethod.ts';
import { cheque } from '../banking/cheques/cheque.ts';
import { taxCode } from '../taxes/taxCode.ts';
import { taxEntry } from '../taxes/taxEntry.ts';
import { withholdingCertificate } from '../taxes/withholdingCertificate.ts';
import { withholdingChallan } from '../taxes/withholdingChallan.ts';
import { advanceUse } from '../bills/settlement/advanceUse.ts';
import { allocation } from '../bills/settlement/allocation.ts';
import { openItem } from '../bills/settlement/openItem.ts';
import { expenseClaim } from '../payroll/expenseClaim.ts';
import { salarySheet } from '../payroll/salarySheet.ts';
import { refund } from '../bills/settlement/refund.ts';
import { unallocation } from '../bills/settlement/unallocation.ts';
import { contra, journal, paymentVoucher, receiptVoucher } from '../ledger/vouchers/vouchers.ts';
import { yearClose } from '../ledger/years/yearClose.ts';
import { menuItem } from '../access/menuItem.ts';
import { permission } from '../access/permission.ts';
import { role } from '../access/role.ts';
import { type Entity, rootOf } from '../engine/defineEntity.ts';
import type { EntityName } from '../engine/names.ts';
import { cause } from '../donations/cause.ts';
import { causeContent } from '../donations/causeContent.ts';
import { causeContentImage } from '../donations/causeContentImage.ts';
import { donation } from '../donations/donation.ts';
import type { Field, Fields } from '../engine/fields.ts';
import { booking } from '../hajj/bookings/booking.ts';
import { bookingTransfer } from '../hajj/bookings/bookingTransfer.ts';
import { bookingPayment } from '../hajj/bookings/bookingPayment.ts';
import { departure } from '../hajj/departures/departure.ts';
import { hajjPassengerInfo } from '../hajj/hajjPassengerInfo.ts';
import { family } from '../hajj/families/family.ts';
import { season } from '../hajj/seasons/season.ts';
import { customer } from '../people/customer.ts';
import { customerType } from '../people/customerType.ts';
import { department } from '../people/department.ts';
import { designation } from '../people/designation.ts';
import { employee } from '../people/employee.ts';
import { member } from '../people/member.ts';
import { monthlySubscription } from '../people/monthlySubscription.ts';
import { adviserMember, executiveMember, generalMember } from '../people/office.ts';
import { qualification } from '../people/qualification.ts';
import { shippingAddress } from '../people/shippingAddress.ts';
import { user } from '../people/user.ts';
import { vendor } from '../people/vendor.ts';
import { branch } from '../places/branch.ts';
import { city } from '../places/city.ts';
import { country } from '../places/country.ts';
import { thana } from '../places/thana.ts';
import { goodsReceipt } from '../purchasing/goodsReceipt.ts';
import { goodsReturn } from '../purchasing/goodsReturn.ts';
import { purchaseFinal } from '../purchasing/purchaseFinal.ts';
import { purchaseRequest } from '../purchasing/purchaseRequest.ts';
import { attributeSet } from '../shop/attributeSet.ts';
import { brand } from '../shop/brand.ts';
import { category } from '../shop/category.ts';
import { color } from '../shop/color.ts';
import { manufacturer } from '../shop/manufacturer.ts';
import { order } from '../shop/orders/order.ts';
import { orderReturn } from '../shop/orders/orderReturn.ts';
import { orderPayment } from '../shop/orders/orderPayment.ts';
import { shipment } from '../shop/orders/shipment.ts';
import { orderStatus } from '../shop/orderStatus.ts';
import { product } from '../shop/product.ts';
import { productColor } from '../shop/productColor.ts';
import { productImage } from '../shop/productImage.ts';
import { purchaseStatus } from '../shop/purchaseStatus.ts';
import { size } from '../shop/size.ts';
import { inventory } from '../shop/stock/inventory.ts';
import { openingStock, stockAdjustment, stockCount, stockTransfer } from '../shop/stock/stockDocuments.ts';
import { reservation } from '../shop/stock/reservation.ts';
import { stockItem } from '../shop/stock/stockItem.ts';
import { stockMovement } from '../shop/stock/stockMovement.ts';
import { cannedReply } from '../support/tickets/cannedReply.ts';
import { task } from '../support/tasks/task.ts';
import { supportSetting } from '../support/tickets/supportSetting.ts';
import { ticket } from '../support/tickets/ticket.ts';
import { ticketDetail, ticketNote } from '../support/tickets/ticketMessages.ts';
import { ticketDepartment, ticketPriority, ticketStatus } from '../support/ticketLabels.ts';
import { cmsMenu } from '../website/cmsMenu.ts';
import { cmsMenuContent } from '../website/cmsMenuContent.ts';
import { cmsMenuContentImage } from '../website/cmsMenuContentImage.ts';
import { contact } from '../website/contact.ts';
import { generalSetting } from '../website/generalSetting.ts';
import { homepageSlider } from '../website/homepageSlider.ts';
import { notice } from '../website/notice.ts';
import { tourPackage } from '../website/tourPackage.ts';
import { tourType } from '../website/tourType.ts';
import { importRun } from '../imports/importRun.ts';

/** The whole catalogue by wire name, grouped as the navigation shows it. */
export const modules = {
  hajj: { hajj_passenger_info: hajjPassengerInfo, family, departure, booking, booking_payment: bookingPayment, season },
  website: {
    cms_menu: cmsMenu,
    cms_menu_content: cmsMenuContent,
    cms_menu_content_image: cmsMenuContentImage,
    notice,
    homepage_slider: homepageSlider,
    tour_package: tourPackage,
    tour_type: tourType,
    contact,
    general_setting: generalSetting,
  },
  people: {
    employee,
    user,
    member,
    executive_member: executiveMember,
    adviser_member: adviserMember,
    general_member: generalMember,
    monthly_subscription: monthlySubscription,
    customer,
    customer_type: customerType,
    vendor,
    qualification,
    department,
    designation,
  },
  donations: { donation, cause, cause_content: causeContent, cause_content_image: causeContentImage },
  shop: {
    order,
    shipment,
    order_payment: orderPayment,
    order_return: orderReturn,
    product,
    category,
    brand,
    manufacturer,
    attributeset: attributeSet,
    color,
    size,
    productcolor: productColor,
    productimage: productImage,
    shippingaddress: shippingAddress,
    paymentmethod: paymentMethod,
    orderstatus: orderStatus,
    purchase_status: purchaseStatus,
    stock_item: stockItem,
    inventory,
    stock_movement: stockMovement,
    reservation,
    opening_stock: openingStock,
    stock_adjustment: stockAdjustment,
    stock_transfer: stockTransfer,
    stock_count: stockCount,
  },
  purchasing: {
    purchase_request: purchaseRequest,
    purchase_final: purchaseFinal,
    goods_receipt: goodsReceipt,
    goods_return: goodsReturn,
  },
  accounts: {
    payment_voucher: paymentVoucher,
    receipt_voucher: receiptVoucher,
    contra,
    journal,
    sales,
    purchase,
    credit_note: creditNote,
    debit_note: debitNote,
    refund,
    salary_sheet: salarySheet,
    expense_claim: expenseClaim,
    cheque,
    cash_close: cashClose,
    open_item: openItem,
    advance_use: advanceUse,
    unallocation,
    booking_transfer: bookingTransfer,
    withholding_challan: withholdingChallan,
    withholding_certificate: withholdingCertificate,
    bank_statement: bankStatement,
    account_log: accountLog,
    ledger_account: ledgerAccount,
    sub_ledger_account: subLedgerAccount,
    party,
    group,
    primary_group: primaryGroup,
    tax_code: taxCode,
    currency,
    accounting_period: accountingPeriod,
    fiscal_year: fiscalYear,
    year_close: yearClose,
    opening_balance: openingBalance,
    period_override: periodOverride,
    book_setting: bookSetting,
    posting,
    allocation,
    tax_entry: taxEntry,
    reconciled_row: reconciledRow,
  },
  support: {
    ticket,
    ticket_detail: ticketDetail,
    ticket_note: ticketNote,
    canned_reply: cannedReply,
    task,
    ticket_status: ticketStatus,
    ticket_priority: ticketPriority,
    ticket_department: ticketDepartment,
    import_run: importRun,
    support_setting: supportSetting,
  },
  places: { branch, country, city, thana },
  access: { role, permission, menu_item: menuItem },
} as const;

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Registry = Together<(typeof modules)[keyof typeof modules]>;

declare module '../engine/names.ts' {
  interface Names {
    readonly module: keyof typeof modules;
    readonly entity: keyof Registry;
  }
}

type FieldsOf<E> = E extends { readonly fields: infer F } ? F : never;
type EachEntity = Registry[EntityName];
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type OwnField = { [E in EntityName]: FieldsOf<Registry[E]>[keyof FieldsOf<Registry[E]>] }[EntityName];
type EachLines = OwnField extends infer F ? (F extends { readonly lines: infer L extends Fields } ? L : never) : never;
type ValuesOf<T> = T extends unknown ? T[keyof T] : never;
type EachField = OwnField | ValuesOf<EachLines>;

/** Every field name of the catalogue, those within lines among them; the word lists are complete over it. */
export type FieldName = KeysOf<FieldsOf<EachEntity>> | KeysOf<EachLines>;
export type SectionName = KeysOf<EachEntity['form']>;
export type ChoiceValue = EachField extends infer F
  ? F extends Field<'choice' | 'state', infer V>
    ? V & string
    : never
  : never;

type Targets = EachField extends infer F ? (F extends { readonly target: infer T extends string } ? T : never) : never;
/** Fails to compile when a reference names an entity that the catalogue lacks. */
const _unresolved: Exclude<Targets, EntityName> extends never ? true : Exclude<Targets, EntityName> = true;
void _unresolved;

export const entities: Readonly<Record<EntityName, Entity>> = Object.assign({}, ...Object.values(modules));
export const entityList: readonly Entity[] = Object.values(entities);
/** Entities whose records people make; the host makes those of the others. */
export const writableEntities: readonly Entity[] = entityList.filter(entity => actionsOn(entity).includes('create'));

/** The entity of a wire name; throws for an unknown one, which only a defect can ask for. */
export function entityNamed(name: string): Entity {
  const entity = entityList.find(one => one.name === name);
  if (!entity) throw new Error(`no entity ${name}`);
  return entity;
}

/** Entities whose records stand under the same ids, since they extend the same one; it is among them itself. */
export const kindredOf = (entity: Entity): readonly Entity[] => {
  const { name } = rootOf(entity);
  return entityList.filter(one => rootOf(one).name === name);
};
