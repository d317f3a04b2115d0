import type { Locator, Page } from '@playwright/test';
import { billKinds } from '#catalog/bills/bills.ts';
import { voucherKinds } from '#catalog/ledger/vouchers/vouchers.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { writableEntities } from '#catalog/registry/entities.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { messages } from '#src/i18n/en/messages.ts';
import type { Office } from '../../support/officeOn.ts';
import { createSample } from '../../support/sample.ts';
import { complaintsOf } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const words: Readonly<Record<'fields' | 'sections' | 'entities', Readonly<Record<string, string>>>> = messages;

const forms = (entity: string): readonly string[] => (words.entities[entity] ?? '').split(' |||| ');

/** The input of a field, as whoever cannot see it finds it. */
function inputOf(scope: Locator, name: string, { kind }: Field): Locator {
  const label = words.fields[name] ?? name;
  switch (kind) {
    case 'ref':
    case 'refs':
    case 'choice':
      return scope.getByRole('combobox', { name: label, exact: true });
    case 'flag':
      return scope.getByRole('switch', { name: label, exact: true });
    case 'image':
    case 'file':
      return scope.getByLabel(label, { exact: true });
    case 'lines':
      return scope.getByRole('group', { name: label, exact: true });
    case 'state':
      return scope.getByText(label, { exact: true });
    default:
      return scope.getByRole('textbox', { name: label, exact: true });
  }
}

/** Fields drawn by hand, and what stands in place of an input; a role's menu has a page of its own. */
const handDrawn: Readonly<Record<string, string>> = { 'role.permissions': 'Rights', 'role.menu_items': 'Rights' };

/** Fields chosen from a list of their own. */
const chosen: ReadonlySet<string> = new Set(['menu_item.icon']);

/** Fields that show once another says so; their own specs tell when. */
const later: ReadonlySet<string> = new Set(['menu_item.roles']);

/** Forms of new records that are drawn by hand as a whole; their own specs tell what they hold. */
const ownForms: Readonly<Record<string, string>> = {
  donation: 'Record a donation',
  hajj_passenger_info: 'New pilgrim',
  payment_voucher: 'New payment voucher',
  receipt_voucher: 'New receipt voucher',
  contra: 'New contra',
  journal: 'New journal',
  sales: 'New receivable bill',
  purchase: 'New payable bill',
  credit_note: 'New credit note',
  debit_note: 'New debit note',
  opening_balance: 'Create Opening balances',
  cash_close: 'Create Cash close',
  salary_sheet: 'Create Salary sheet',
  expense_claim: 'Create Expense claim',
  order: 'Create Order',
  ticket: 'Create Ticket',
  purchase_final: 'Create Purchase',
  purchase_request: 'Create Purchase request',
};

/** Saved records whose pages are drawn by hand as well; the specs of vouchers, bills, openings, cash, banks, orders and tickets open them. */
const ownPages: ReadonlySet<string> = new Set([
  ...Object.keys(voucherKinds),
  ...Object.keys(billKinds),
  'bank_statement',
  'cash_close',
  'opening_balance',
  'order',
  'ticket',
  'purchase_final',
  'purchase_request',
  'salary_sheet',
  'expense_claim',
]);

async function expectForm(page: Page, entity: Entity): Promise<void> {
  const sections = Object.entries(entity.form);
  for (const [section, names] of sections) {
    const label = words.sections[section] ?? section;
    if (sections.length > 1) await page.getByRole('tab', { name: label }).click();
    const panel = sections.length > 1 ? page.getByRole('tabpanel', { name: label }) : page.getByRole('main');
    for (const name of names) {
      const field = entity.fields[name];
      const place = `${entity.name}.${name}`;
      if (later.has(place)) continue;
      const heading = handDrawn[place];
      const own = chosen.has(place)
        ? panel.getByRole('combobox', { name: words.fields[name] ?? name, exact: true })
        : undefined;
      const shown =
        own ??
        (heading ? panel.getByRole('heading', { name: heading, exact: true }) : field && inputOf(panel, name, field));
      // The lines of a document may have a field of the same name.
      if (shown) await expect(shown.first(), place).toBeAttached();
    }
  }
}

async function expectEverything(page: Page, office: Office, entity: Entity): Promise<void> {
  const [one = '', many = ''] = forms(entity.name);
  const { id } = await createSample(office, entity);
  // The list of the site's settings leads straight to the record while there is only one.
  if (entity.name === 'general_setting') await createSample(office, entity);

  await visit(page, `/apps/${entity.route}`);
  await expect(page.getByRole('heading', { level: 1, name: many, exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Ledgers are first shown as the chart that they form.
  if (entity.name === 'ledger_account') await page.getByRole('button', { name: 'Table', exact: true }).click();
  if (entity.name === 'ledger_account') await expect(page.getByRole('treegrid')).toBeHidden();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  for (const column of entity.list)
    expect(
      heads.map(head => head.trim()),
      `${entity.name}.${column}`,
    ).toContain(words.fields[column] ?? column);

  await page.getByRole('link', { name: 'Create', exact: true }).click();
  const ownForm = ownForms[entity.name];
  await expect(page.getByRole('heading', { level: 1, name: ownForm ?? `Create ${one}`, exact: true })).toBeVisible();
  if (!ownForm) await expectForm(page, entity);
  if (ownPages.has(entity.name)) return;

  await visit(page, `/apps/${entity.route}/${id}`);
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expectForm(page, entity);
}

/** As many as share one load of the page and one database. */
const TOGETHER = 8;

for (let first = 0; first < writableEntities.length; first += TOGETHER) {
  const few = writableEntities.slice(first, first + TOGETHER);
  const names = few.map(({ name }) => forms(name)[1]).join(', ');

  test(`list, new record and saved record show everything that the catalogue declares: ${names}`, async ({
    openAs,
    office,
    page,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await openAs('admin', '/apps/dashboards/project');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const entity of few) await test.step(entity.name, () => expectEverything(page, office, entity));
    expect(complaints).toEqual([]);
  });
}
