import type { Page } from '@playwright/test';
import { barriersOf } from '../support/axe.ts';
import { lookUp, pick, saveButton } from '../support/form.ts';
import { idOf, kept, made } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Progress towards the goal' });

test('a member takes office, is billed for the month, and pays', async ({ openAs, page, office }) => {
  const id = await made(office, 'member', {
    first_name: 'Nasreen',
    last_name: 'Akter',
    email: 'nasreen@example.com',
    monthly_amount: '500',
  });
  const paused = await made(office, 'member', {
    first_name: 'Habib',
    email: 'habib@example.com',
    monthly_amount: '500',
  });
  await office.call('POST', `/member/api/v1/member/${paused}/transition`, { body: { to: 'paused', reason: 'Abroad' } });
  await openAs('staff', editOf('member', id));
  await page.getByRole('button', { name: 'Make executive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make executive' });
  await dialog.getByRole('textbox', { name: 'Designation' }).fill('Treasurer');
  await dialog.getByRole('button', { name: 'Give the office' }).click();
  await expect(page.getByRole('link', { name: 'Executive member: Treasurer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make executive' })).toHaveCount(0);
  expect(await barriersOf(page)).toEqual([]);

  await page.goto(listOf('member'));
  for (const name of ['Nasreen', 'Habib']) await page.getByRole('row', { name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bill subscription' }).click();
  const billing = page.getByRole('dialog', { name: 'Bill the subscriptions of 2 members' });
  await billing.getByRole('button', { name: 'Bill', exact: true }).click();
  await expect(billing.getByRole('status')).toHaveText('Done: 1. Failed: 1.');
  await expect(billing.getByRole('listitem').filter({ hasText: 'Habib' })).toContainText(
    'The subscription of this member is paused.',
  );
  await billing.getByRole('button', { name: 'Close' }).click();

  await page.goto(editOf('member', id));
  await page.getByRole('link', { name: 'Subscription bills' }).click();
  const row = page.getByRole('row', { name: /SB-/ });
  await expect(row).toContainText('500.00');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change status' }).click();
  await pick(page, 'What is to be done', 'Mark as paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Done: 1. Failed: 0.');
});

test('a promised gift can still be deleted, one whose money came cannot', async ({ openAs, page, office }) => {
  const cause = await made(office, 'cause', { name: 'Blankets', goal_amount: '10000' });
  const member = await made(office, 'member', { first_name: 'Rehana', email: 'rehana@example.com' });
  const gift = await made(office, 'donation', { cause, member, amount: '300' });
  await openAs('admin', editOf('donation', gift));
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await expect(remove).toBeVisible();
  await page.getByRole('button', { name: 'Receive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('the gift of somebody new moves the bar of its cause, and has a receipt', async ({ openAs, page, office }) => {
  const cause = await made(office, 'cause', { name: 'School meals', goal_amount: '10000' });
  await openAs('staff', createOf('donation'));
  await page.getByRole('radio', { name: 'New donor' }).check();
  await page.getByRole('button', { name: 'Record donation' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Rokeya');
  await page.getByRole('textbox', { name: 'Email' }).fill('rokeya@example.com');
  await lookUp(page, 'Cause', 'School meals');
  await expect(bar(page)).toHaveAttribute('aria-valuetext', '0.00%');
  await page.getByRole('textbox', { name: 'Amount' }).fill('2500');
  await page.getByRole('button', { name: 'Record donation' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('Two thousand five hundred taka only')).toBeVisible();
  await expect(page.getByText('Rokeya')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.goto(editOf('cause', cause));
  await expect(bar(page)).toHaveAttribute('aria-valuetext', '25.00%');
  await expect(page.getByRole('listitem').filter({ hasText: 'Rokeya' })).toContainText('2,500.00');
  expect(await barriersOf(page)).toEqual([]);
  await page.goto(listOf('cause'));
  await expect(page.getByRole('row', { name: 'School meals' }).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '25.00%',
  );
});

test('a role that loses the causes finds them in no menu, at no address and on no host', async ({
  openAs,
  openElsewhereAs,
  page,
  office,
}) => {
  const cause = await made(office, 'cause', { name: 'Wells', goal_amount: '100' });
  const staff = await idOf(office, 'role', 'STAFF');
  await openAs('admin', editOf('role', staff));
  const right = (name: string) => page.getByRole('checkbox', { name: `Causes: ${name}`, exact: true });
  for (const name of ['See the list', 'Open', 'Create', 'Change', 'Delete']) await right(name).uncheck();
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const causes = await Promise.all(
    ['LIST', 'DETAILS', 'CREATE', 'UPDATE', 'DELETE'].map(verb => idOf(office, 'permission', `CAUSE_${verb}`)),
  );
  const { permissions } = await kept(office, 'role', staff);
  expect(causes.filter(id => permissions.includes(id))).toEqual([]);

  const hers = await openElsewhereAs('staff', listOf('donation'));
  const menu = hers.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Donations' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Causes' })).toHaveCount(0);
  await hers.goto(listOf('cause'));
  await expect(hers.getByText('You do not have the right to see this')).toBeVisible();
  for (const path of ['all/', String(cause)])
    expect((await office.call('GET', `/cause/api/v1/cause/${path}`, { as: 'staff' })).status).toBe(403);
});
