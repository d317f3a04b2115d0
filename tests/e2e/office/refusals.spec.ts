import type { Page } from '@playwright/test';
import { allowed, type Principal } from '#catalog/engine/access/access.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { mayReadReport } from '#catalog/registry/reportRights.ts';
import { reportList } from '#catalog/registry/reports.ts';
import { papers } from '#src/resources/ledger/documents/paperPath.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const DENIED = 'You do not have the right to see this';
const UNKNOWN = 'This record does not exist';
const NEVER = 2_000_000_000;

const user: Principal = { role: 'user', permissions: null, branch: null };

/** Addresses of lists, records, forms and reports that a plain user may not open at first. */
const closed = [
  ...entityList.flatMap(entity => [
    ...(allowed(user, entity, 'list') ? [] : [`/apps/${entity.route}`]),
    ...(allowed(user, entity, 'show') ? [] : [`/apps/${entity.route}/1`, `/apps/${entity.route}/1/a-name`]),
    ...(allowed(user, entity, 'create') ? [] : [`/apps/${entity.route}/create`]),
  ]),
  ...reportList.filter(report => !mayReadReport(user, report)).map(({ route }) => `/apps/${route}`),
];

/** What the page asks the host for from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|\/api\/v1\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('every list, record, form and report that a plain user may not see is refused at its address, unasked for', async ({
  openAs,
  page,
}) => {
  test.setTimeout(180_000);
  await openAs('user', closed[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: DENIED })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  for (const path of closed) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: DENIED }), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(calls).toEqual([]);
});

test('whoever is refused signs in as somebody else and comes to the page', async ({ openAs, page }) => {
  const path = '/apps/employee-management/employees?page=1';
  await openAs('user', path);
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: path })}`);
  await page.reload();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible();
  await expect(page).toHaveURL(path);
});

/** Pages about one record that stand elsewhere than below its list. */
const about: Readonly<Record<string, EntityName>> = {
  ...Object.fromEntries(Object.entries(papers).map(([name, path]) => [path, name])),
  '/users-management/forgot-password': 'user',
  '/users-management/access': 'user',
  '/roleMenu-management/roleMenus': 'role',
  '/order-managements/order-invoice': 'order',
  '/order-managements/send-email': 'order',
  '/purchase-management/purchase-request/items': 'purchase_request',
  '/purchase-management/purchase-request/purchase-invoice': 'purchase_request',
  '/donation-management/receipt': 'donation',
  '/people/member': 'member',
};

async function expectUnknown(page: Page, path: string, list: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('link', { name: /^To the list: / }), path).toHaveAttribute('href', `/apps/${list}`);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(UNKNOWN);
}

for (const [kind, id] of [
  ['a number that no record has', NEVER],
  ['a word', 'anything'],
] as const)
  test(`an address with ${kind} says on every route that there is no such record, and leads back to its list`, async ({
    openAs,
    page,
  }) => {
    test.setTimeout(240_000);
    await openAs('admin', '/apps/dashboards/project');
    for (const { route } of entityList) await expectUnknown(page, `/apps/${route}/${id}`, route);
    for (const [path, name] of Object.entries(about))
      await expectUnknown(page, `/apps${path}/${id}`, entities[name].route);
  });
