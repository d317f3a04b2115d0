import { EXAMPLE, HOME, PROFILE } from './returnPath.ts';

/** Routes by their correct spelling, onto the one that the specification has (D11). */
const misspelt: Readonly<Record<string, string>> = {
  '/apps/branch-management/branches': '/apps/branch-management/branchs',
  // One product stands under its list, as everything does; the specification also knows it in the singular.
  '/apps/e-commerce/product': '/apps/e-commerce/products',
  // Orders stand once, under the shop.
  '/apps/order-managements/order': '/apps/e-commerce/orders',
  '/apps/order-management/orders': '/apps/e-commerce/orders',
  '/apps/support-managements/ticket-details': '/apps/support-management/supports',
  // Bills stand once, under the first of the addresses by which the specification knows them.
  '/apps/accounts/receivable_bills': '/apps/sale-management/sales',
  '/apps/accounts/payable_bills': '/apps/acccount-management/accounts',
  '/apps/accounts/payable_bill': '/apps/acccount-management/accounts',
  '/apps/report-management/inventory-reports': '/apps/report-management/stocks-reports',
  '/apps/report-management/purchase-reports': '/apps/report-management/purchage-reports',
  '/apps/report-management/purchase-req-summary-reports': '/apps/report-management/purchage-req-summary-reports',
};

/** Addresses of a whole module, which lead to its first page. */
const modules: Readonly<Record<string, string>> = { '/apps/e-commerce': '/apps/e-commerce/products' };

/** `/new` is what people try for a form that React-Admin calls `/create`. */
const NEW = /^(\/apps\/[^/]+\/[^/]+)\/new\/?$/;

/** The address that a path below `/apps` really has. */
export function corrected(pathname: string): string {
  if (/^\/apps\/?$/.test(pathname)) return HOME;
  if (/^\/apps\/profile\/?$/.test(pathname)) return PROFILE;
  if (/^\/apps\/example\/?$/.test(pathname)) return EXAMPLE;
  const module = modules[pathname.replace(/\/$/, '')];
  if (module) return module;
  const right = Object.keys(misspelt).find(one => pathname === one || pathname.startsWith(`${one}/`));
  const spelt = right ? `${misspelt[right]}${pathname.slice(right.length)}` : pathname;
  return spelt.replace(NEW, '$1/create');
}
