import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a call becomes a ticket, is answered from a template in Arabic, noted on and resolved', async ({
  openAs,
  page,
  office,
}) => {
  await made(office, 'canned_reply', { name: 'Greeting', text_en: 'Hello', text_ar: 'السلام عليكم {{requester_name}}' });
  await openAs('admin', createOf('ticket'));
  await page.getByLabel('Subject').fill('Bus from the airport');
  for (const [name, label] of [
    ['Department', 'Support'],
    ['Priority', 'Urgent'],
  ] as const) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: label }).click();
  }
  await page.getByLabel('Message').fill('Does a bus wait for us in Jeddah?');
  await page.getByLabel('Who asks').fill('Farida Yasmin');
  await page.getByLabel('Email').fill('farida@example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const said = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
  await expect(said).toHaveText([/Farida Yasmin.*Does a bus wait/]);
  const id = Number(/supports\/(\d+)/.exec(page.url())?.[1]);

  await page.getByRole('button', { name: 'Take it up' }).click();
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await page.getByRole('button', { name: 'Canned replies' }).click();
  await page.getByRole('menuitem', { name: 'Greeting · العربية' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('السلام عليكم Farida Yasmin');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(said).toHaveCount(2);
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.getByRole('tab', { name: 'Note for the office' }).click();
  await page.getByLabel('Message').fill('The bus is paid for.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(said.last()).toContainText('The customer does not see it');
  expect(await barriersOf(page)).toEqual([]);
  const { rows } = await office.pool.query(`select text from outbox where "to" = 'farida@example.com'`);
  expect(rows).toEqual([{ text: 'السلام عليكم Farida Yasmin' }]);

  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Solved' }).click();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(await kept(office, 'ticket', id)).toMatchObject({ status: 'resolved', resolution: 'solved' });
  await page.goto(`/apps/support-managements/ticket-details/${id}`);
  await expect(page).toHaveURL(new RegExp(`${editOf('ticket', id)}$`));
});
