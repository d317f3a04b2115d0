import { barriersOf } from '../support/axe.ts';
import { made, madePilgrim } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('everything about a member stands on one page: gifts with their sum, who she may be, and the way to each', async ({
  openAs,
  office,
  page,
}) => {
  const member = await made(office, 'member', {
    first_name: 'Rahima',
    last_name: 'Khatun',
    email: 'rahima@rihla.example',
    primary_phone: '+8801899123456',
  });
  const cause = await made(office, 'cause', { name: 'Winter blankets', goal_amount: '500000' });
  for (const amount of ['1500.25', '100000'])
    await made(office, 'donation', { member, cause, amount, donated_on: '2026-11-02' });
  await madePilgrim(office, { given_names: 'Rahima', surname: 'Begum', whatsapp: '+8801899123456' });

  await openAs('admin', listOf('member'));
  await page.getByRole('link', { name: 'Everything about Rahima Khatun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Khatun' })).toBeVisible();
  const gifts = page.getByRole('region', { name: 'Donations' });
  await expect(gifts.getByText('Amount: 101,500.25')).toBeVisible();
  await expect(page.getByRole('link', { name: /Rahima Begum.*Pilgrim · same telephone/ })).toBeVisible();
  await expect(page.getByText(/^None yet: .*Monthly subscriptions/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await gifts.getByRole('link', { name: 'Show all: Donations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Donations' })).toBeVisible();
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Open the record' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Rahima');
  await page.getByRole('link', { name: 'At a glance' }).click();
  await expect(gifts).toBeVisible();
});

test('a person whom the reader may not see is not shown', async ({ openAs, office, page }) => {
  await openAs('user', `/apps/people/employee/${office.ids.admin}`);
  await expect(page.getByText('You do not have the right to see this')).toBeVisible();
  await openAs('user', '/apps/people/city/1');
  await expect(page.getByText('This page does not exist')).toBeVisible();
});
