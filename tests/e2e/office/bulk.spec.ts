import type { Page } from '@playwright/test';
import { calls } from '#catalog/engine/wire.ts';
import { pick } from '../support/form.ts';
import { askingForHajj, kept, made, madePilgrim } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

async function select(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').check();
  await expect(page.getByText(names.length === 1 ? '1 item selected' : `${names.length} items selected`)).toBeVisible();
}

test('tools for many are there, for the keyboard too, only while something is selected', async ({ openAs, page }) => {
  await openAs('admin', listOf('department'));
  const row = page.getByRole('row', { name: 'Ticketing' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await row.getByRole('checkbox', { name: 'Select this row' }).check();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await page.getByRole('button', { name: 'Unselect' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('the tools for many take the place of those of the list, and the rows stay where they are', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('department'));
  const row = page.getByRole('row', { name: 'Ticketing' });
  const place = async () => (await row.boundingBox())?.y;
  await expect(row).toBeVisible();
  const before = await place();
  await select(page, 'Ticketing');
  expect(await place()).toBe(before);
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unselect' }).click();
  await expect(page.getByRole('link', { name: 'Create' })).toBeVisible();
});

test('a selection ends with the page, the language and the filters in which it was made', async ({ openAs, page }) => {
  await openAs('admin', listOf('department'));
  const create = page.getByRole('link', { name: 'Create' });
  await select(page, 'Ticketing');
  await visit(page, listOf('designation'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
  await page.goBack();
  await expect(create).toBeVisible();

  await select(page, 'Ticketing');
  await page.reload();
  await expect(create).toBeVisible();

  await select(page, 'Ticketing');
  await visit(page, `${listOf('department')}?filter=${encodeURIComponent('{"q":"ticket"}')}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(create).toBeVisible();

  await select(page, 'Ticketing');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('link', { name: 'Yeni', exact: true })).toBeVisible();
});

test('a delete of many says for each record what became of it', async ({ openAs, page, office }) => {
  const [used, free] = [
    await made(office, 'department', { name: 'Kitchen' }),
    await made(office, 'department', { name: 'Garden' }),
  ];
  await made(office, 'employee', {
    first_name: 'Cook',
    username: 'cook.one',
    email: 'cook@rihla.example',
    department: used,
  });
  await openAs('admin', listOf('department'));
  await select(page, 'Kitchen', 'Garden');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Done: 1. Failed: 1.');
  const kitchen = dialog.getByRole('listitem').filter({ hasText: 'Kitchen' });
  await expect(kitchen).toContainText('Another record needs it.');
  await expect(kitchen.getByRole('link', { name: 'Cook' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('cell', { name: 'Garden' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Kitchen' }).getByRole('checkbox')).toBeChecked();
  expect((await office.call('GET', calls('department').one(free))).status).toBe(404);
});

test('a step of many says for each record whether it was taken, and why not', async ({ openAs, page, office }) => {
  const ready = await askingForHajj(office, { given_names: 'Ready', pre_registration_no: 'H-1' });
  const waiting = await madePilgrim(office, { given_names: 'Waiting' });
  await openAs('admin', listOf('hajj_passenger_info'));
  await select(page, 'Ready Test', 'Waiting Test');
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 records' });
  const confirm = dialog.getByRole('button', { name: 'Change status' });
  await expect(confirm).toBeDisabled();
  await pick(page, 'What is to be done', 'Pre-register');
  await confirm.click();
  await expect(dialog.getByRole('status')).toHaveText('Done: 1. Failed: 1.');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Waiting Test' })).toContainText(
    'Enter the pre-registration number first.',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ready Test' })).toContainText('Done');
  expect(await kept(office, 'hajj_passenger_info', ready)).toMatchObject({ status: 'pre_registered' });
  expect(await kept(office, 'hajj_passenger_info', waiting)).toMatchObject({ status: 'enquiry' });
});

test('who may change records but not delete them takes steps for many all the same', async ({
  openAs,
  page,
  office,
}) => {
  await madePilgrim(office, { given_names: 'Ready' });
  await office.host.db.execute(
    `delete from role_permissions where target = (select id from permission where name = 'HAJJ_PASSENGER_INFO_DELETE')`,
  );
  await openAs('staff', listOf('hajj_passenger_info'));
  await page.getByRole('row', { name: 'Ready Test' }).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Change status' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a step that asks for a reason asks once for all', async ({ openAs, page, office }) => {
  const ids = [await madePilgrim(office, { given_names: 'One' }), await madePilgrim(office, { given_names: 'Two' })];
  await openAs('admin', listOf('hajj_passenger_info'));
  await select(page, 'One Test', 'Two Test');
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await pick(page, 'What is to be done', 'Cancel the journey');
  await expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The group was called off');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Done: 2. Failed: 0.');
  for (const id of ids) expect(await kept(office, 'hajj_passenger_info', id)).toMatchObject({ status: 'cancelled' });
});

test('a reason typed for many is not given up by a slip', async ({ openAs, page, office }) => {
  for (const given_names of ['One', 'Two']) await madePilgrim(office, { given_names });
  await openAs('admin', listOf('hajj_passenger_info'));
  await select(page, 'One Test', 'Two Test');
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 records' });
  await pick(page, 'What is to be done', 'Cancel the journey');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The group was called off');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(reason).toHaveValue('The group was called off');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
});
