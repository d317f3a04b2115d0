import type { EntityName } from '../../catalog/entities.ts';

/** What an address of the specification shows: a page that is here, or one that comes with a later module. */
export type Standing = { readonly here: string } | { readonly later: string };

const here = (heading: string): Standing => ({ here: heading });
const later = (module: string): Standing => ({ later: module });

/** Addresses by themselves. `{…}` stands for an id or a word, `{…?}` may be left out. */
export const specifiedPages: Readonly<Record<string, Standing>> = {
  '/login': here('Sign in'),
  '/register': here('Request an account'),
  '/example': here('Overview'),
  '/pages/errors/error-404': here('This page does not exist'),
  '/pages/profile': here('My profile'),
  '/apps/dashboards/project': here('Overview'),
  '/apps/dashboards/analytics': later('dashboards: its figures come from orders and vouchers'),
  '/apps/mail': here('Inbox'),
  '/apps/passenger/search/{text}': here('Passenger search'),
  '/apps/e-commerce': here('Products'),
  '/apps/e-commerce/orders': later('orders'),
  '/apps/e-commerce/orders/{orderId}': later('orders'),
  '/apps/users-management/forgot-password/{userId}': here('Set the password'),
  '/apps/roleMenu-management/roleMenus': here('Role menus'),
  '/apps/roleMenu-management/roleMenus/{roleId}/{roleName?}': here('Role menus'),
  '/apps/content-management-image/{imageId}/{contentName}/{menuName?}': here('Pictures'),
  '/apps/cause-content-management-image/{imageId}/{contentName?}': here('Pictures'),
  '/apps/order-managements/orders/{paymentStatus?}': later('orders'),
  '/apps/order-managements/order/{orderId}': later('orders'),
  '/apps/order-managements/order-invoice/{orderId}': later('orders'),
  '/apps/order-managements/send-email/{orderId}': later('orders'),
  '/apps/order-management/orders/{orderId}/{orderName?}': later('orders'),
  '/apps/support-managements/ticket-details/{supportId}': later('tickets'),
  '/apps/purchase-management/purchase-request/items/{purchaseId}/{purchaseName?}': later('purchasing'),
  '/apps/purchase-management/purchase-request/purchase-invoice/{purchaseId}/{purchaseName?}': later('purchasing'),
  '/apps/accounts/paymentvouchers': later('accounting'),
  '/apps/accounts/paymentvouchers/{paymentvoucherId}/{paymentvoucherName?}': later('accounting'),
  '/apps/accounts/paymentvoucher/{id}': later('accounting'),
  '/apps/accounts/receiptvouchers': later('accounting'),
  '/apps/accounts/receiptvouchers/{receiptvoucherId}/{receiptvoucherName?}': later('accounting'),
  '/apps/accounts/receiptvoucher/{id}': later('accounting'),
  '/apps/accounts/receivable_bills': later('accounting'),
  '/apps/accounts/receivable_bills/{salesId}/{salesName?}': later('accounting'),
  '/apps/accounts/payable_bills': later('accounting'),
  '/apps/accounts/payable_bill/{purchaseId}/{purchaseName?}': later('accounting'),
  ...Object.fromEntries(
    [
      'receipt-reports', 'receipt-summary-reports', 'payment-reports', 'payment-summary-reports', 'ledger-reports',
      'account-statement-reports', 'account-statement-summary-reports', 'order-reports', 'order-summary-reports', 'stocks-reports',
      'purchage-reports', 'purchage-req-summary-reports', 'purchage-final-reports/purchase-invoice/{purchaseId}',
    ].map(name => [`/apps/report-management/${name}`, later('reports')]),
  ),
};

/** Lists of the specification; each has `{id}/{name?}` and `{id}` below it. */
export const specifiedLists: Readonly<Record<string, EntityName | { readonly later: string }>> = {
  '/apps/employee-management/employees': 'employee',
  '/apps/users-management/userslist': 'user',
  '/apps/member-management/members': 'member',
  '/apps/executive-management/executives': 'executive_member',
  '/apps/adviser-management/advisers': 'adviser_member',
  '/apps/general-management/generals': 'general_member',
  '/apps/subscription-management/subscriptions': 'monthly_subscription',
  '/apps/department-management/departments': 'department',
  '/apps/contact-management/contacts': 'contact',
  '/apps/tourType-management/tourTypes': 'tour_type',
  '/apps/qualification-management/qualifications': 'qualification',
  '/apps/city-management/cities': 'city',
  '/apps/thana-management/thanas': 'thana',
  '/apps/branch-management/branchs': 'branch',
  '/apps/hajjPassengers-management/hajjPassengers': 'hajj_passenger_info',
  '/apps/sitesettings-management/sitesettings': 'general_setting',
  '/apps/permission-management/permissions': 'permission',
  '/apps/roles-management/roles': 'role',
  '/apps/menu-management/menus': 'cms_menu',
  '/apps/notice-management/notices': 'notice',
  '/apps/content-management/contents': 'cms_menu_content',
  '/apps/tourPackage-management/tourPackages': 'tour_package',
  '/apps/image-management/images': 'cms_menu_content_image',
  '/apps/donation-management/donations': 'donation',
  '/apps/cause-management/causes': 'cause',
  '/apps/slidersetting-management/slidersettings': 'homepage_slider',
  '/apps/causecontent-management/causecontents': 'cause_content',
  '/apps/ledger-management/ledgers': 'ledger_account',
  '/apps/subLedger-management/subLedgers': 'sub_ledger_account',
  '/apps/group-management/groups': 'group',
  '/apps/customer-management/customers': 'customer',
  '/apps/shippingAddress-management/shippingAddresses': 'shippingaddress',
  '/apps/contra-management/contras': { later: 'accounting' },
  '/apps/journal-management/journals': { later: 'accounting' },
  '/apps/categories-management/categories': 'category',
  '/apps/brand-management/brands': 'brand',
  '/apps/manufacturer-management/manufacturers': 'manufacturer',
  '/apps/support-management/supports': { later: 'tickets' },
  '/apps/sale-management/sales': { later: 'accounting' },
  '/apps/acccount-management/accounts': { later: 'accounting' },
  '/apps/purchase-management/purchase-requests': { later: 'purchasing' },
  '/apps/purchasefinal-management/purchase-final': { later: 'purchasing' },
  '/apps/e-commerce/products': 'product',
};

/** Addresses of one record that stand elsewhere than below its list. */
export const specifiedRecords: Readonly<Record<string, EntityName>> = {
  '/apps/e-commerce/product/{productId}/{productName?}': 'product',
  '/apps/e-commerce/product/{productId}': 'product',
};
