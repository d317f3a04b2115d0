import { calls } from '../../catalog/engine/wire.ts';
import { specifiedEntities } from './specifiedEntities.ts';

/** A call as the specification (section 7) or the contract (3.11) names it, with an id that no record has. */
export type SpecifiedCall = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

const ID = 2_000_000_000;

/** What the specification gives only some of the standard calls. */
const only: Readonly<Record<string, readonly string[]>> = {
  inventory: ['all', 'everything', 'search', 'one'],
  ticket_detail: ['all', 'everything', 'search', 'one', 'create'],
  role_menu: ['all', 'one', 'create', 'remove'],
};

function standardCalls(entity: string): SpecifiedCall[] {
  const path = calls(entity);
  const every = {
    all: `GET ${path.all}`,
    everything: `GET ${path.everything}`,
    search: `GET ${path.search}`,
    one: `GET ${path.one(ID)}`,
    create: `POST ${path.create}`,
    update: `PUT ${path.update(ID)}`,
    remove: `DELETE ${path.remove(ID)}`,
    removeMany: `DELETE ${path.removeMany}`,
  };
  return Object.entries(every)
    .filter(([name]) => only[entity]?.includes(name) ?? true)
    .map(([, call]) => call as SpecifiedCall);
}

const below = (entity: string, ...named: readonly string[]): SpecifiedCall[] =>
  named.map(one => one.replace(' ', ` /${entity}/api/v1/${entity}/`) as SpecifiedCall);

const moments = ['create', 'update'].flatMap(moment =>
  ['email', 'username', 'primary_phone', 'secondary_phone'].map(field => `GET check_${field}_when_${moment}/`),
);

/** The standard calls that are named there. */
export const standardSpecified: readonly SpecifiedCall[] = specifiedEntities.flatMap(standardCalls);

/** The others. */
export const specialSpecified: readonly SpecifiedCall[] = [
  'POST /api/auth/register',
  'GET /api/auth/access-token',
  'POST /api/auth/user/update',
  'GET /api/quick-panel/data',
  ...below('user', 'POST login/', 'GET me/', `PATCH passwordchange/${ID}`, ...moments),
  ...below('menu_item', 'GET nested_menu_item_by_user_role/', `GET nested_menu_item_by_role_id/${ID}`),
  ...below('cms_menu', 'GET get_all_nested_cms_menu/'),
  ...below(
    'category',
    'GET get_all_parent_category_without_pagination/',
    `GET get_all_sub_category_by_category_id_without_pagination/${ID}`,
    `GET get_all_sub_sub_category_by_category_id_without_pagination/${ID}`,
  ),
  ...below('thana', `GET all_thana_by_city_id/${ID}`),
  ...below('branch', `GET get_a_branch_by_user_id/${ID}`),
  ...below('productcolor', `GET get_all_by_product_id/${ID}`),
  ...below('productimage', `GET all_productimage_by_product_id/${ID}`),
  ...below(
    'purchase_final',
    'POST create_from_purchase_request/',
    'POST create_directly_from_admin_panel/',
    'POST paybill_and_confirm/',
    'PUT update_item/',
    `DELETE delete_item/${ID}`,
    `GET get_a_purchase_final_with_items/${ID}`,
    `GET get_invoice_by_purchase_final_id/${ID}`,
  ),
  ...below('purchase_request', 'POST create_vendor_purchase_request/', `GET get_invoice_by_purchase_request_id/${ID}`),
  `GET /purchase_request/api/v1/purchase_request_with_items_images/${ID}`,
  ...below('purchase_req_item', `DELETE delete/${ID}`),
  ...below(
    'customerorder',
    'POST confirm/',
    'POST update_order/',
    'PUT update_order/',
    'PUT update_item/',
    `GET get_a_customer_order/${ID}`,
    `GET get_a_customer_order_detail/${ID}`,
    `GET get_a_customer_order_detail_with_order_orderitem_shipping/${ID}`,
    `GET get_invoice_by_order_id/${ID}`,
  ),
  `DELETE /customerorder/api/v1/customerorder_delete_item/${ID}`,
  `GET /shippingaddress/api/v1/shippingaddress_using_order_id/${ID}`,
  ...below('inventory', `GET check_by_product_id/${ID}`),
  ...below(
    'ticket',
    'GET ticket_of_account_department/',
    'GET ticket_of_sales_department/',
    'GET ticket_of_support_department/',
  ),
  ...below('account_log_report', 'GET by_ledger_type/', 'GET general/', 'GET get_total_cash_dr_cr_bank_dr_cr/'),
  ...below(
    'account_report',
    'GET report_for_payment_voucher/',
    'GET report_for_receipt_voucher/',
    'GET summary_for_payment_voucher/',
    'GET summary_for_receipt_voucher/',
  ),
  'GET /report/api/v1/order_report_with_profit/filter/',
  ...['order', 'inventory', 'purchase_final', 'purchase_request'].map(
    (of): SpecifiedCall => `GET /summary_report/api/v1/${of}_summary_report/filter/`,
  ),
  ...[
    'get_total_count_of_paid_orders',
    'get_total_count_of_unpaid_orders',
    'get_total_count_of_incomplete_orders',
    'get_total_count_of_customers',
    'get_total_count_of_low_stock_products',
    'get_all_latest_orders',
    'get_order_totals',
    'get_all_incomplete_orders',
    'get_all_paid_orders',
    'get_all_unpaid_orders',
    'get_all_low_stock_products',
    'get_all_categorized_order_item_count',
    'get_best_seller_by_amount',
    'get_best_seller_by_quantity',
  ].map((name): SpecifiedCall => `GET /dashboard/api/v1/${name}/`),
];
