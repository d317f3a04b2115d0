import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { jpeg } from '../../support/pictures.ts';
import { box, lookUp, pick, saveButton, tab } from '../support/form.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const TAKEN = 'Another record already has this value.';
const amina = {
  first_name: 'Amina',
  last_name: 'Probe',
  username: 'amina.probe',
  email: 'amina.probe@rihla.example',
  primary_phone: '+8801799000001',
};

const idIn = (page: Page): number => Number(/employees\/(\d+)/.exec(page.url())?.[1]);

test('an employee is hired with picture, branch and home address', async ({ openAs, page, office }) => {
  await openAs('admin', listOf('employee'));
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Create Employee' })).toBeVisible();
  await lookUp(page, 'Branch', 'Head Office, Dhaka');
  await box(page, 'First name').fill(amina.first_name);
  await box(page, 'Last name').fill(amina.last_name);
  await box(page, 'Username').fill(amina.username);
  await box(page, 'Email').fill(amina.email);
  await box(page, 'Password').fill('a long enough password');
  await lookUp(page, 'Designation', 'Accountant');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'amina.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await expect(page.getByRole('button', { name: 'Enlarge: Picture' })).toBeVisible();
  await tab(page, 'Contact').click();
  await box(page, 'Phone').fill(amina.primary_phone);
  await lookUp(page, 'Country', 'Bangladesh');
  await lookUp(page, 'City / district', 'Dhaka');
  await lookUp(page, 'Thana', 'Motijheel');
  await tab(page, 'Personal').click();
  await pick(page, 'Gender', 'Female');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Amina Probe' })).toBeVisible();
  const record = await kept(office, 'employee', idIn(page));
  expect(record).toMatchObject({ ...amina, gender: 'female', image: expect.stringContaining('/media/') });
  for (const name of ['branch', 'designation', 'country', 'city', 'thana'])
    expect(record[name], name).toEqual(expect.any(Number));
});

test('a value that somebody else has is told while it is typed', async ({ openAs, page, office }) => {
  await made(office, 'employee', { ...amina, secondary_phone: '+8801799000002' });
  await openAs('admin', createOf('employee'));
  for (const [name, value] of [
    ['Username', amina.username],
    ['Email', amina.email],
  ] as const) {
    await box(page, name).fill(value);
    await expect(box(page, name)).toHaveAccessibleDescription(TAKEN);
  }
  await tab(page, 'Contact').click();
  for (const [name, value] of [
    ['Phone', amina.primary_phone],
    ['Second phone', '+8801799000002'],
  ] as const) {
    await box(page, name).fill(value);
    await expect(box(page, name)).toHaveAccessibleDescription(TAKEN);
  }
  await box(page, 'Phone').fill('+8801799000009');
  await expect(box(page, 'Phone')).not.toHaveAccessibleDescription(TAKEN);
});

test('her own values are not taken when an employee is edited', async ({ openAs, page, office }) => {
  const id = await made(office, 'employee', amina);
  await openAs('admin', editOf('employee', id));
  await box(page, 'Username').fill('amina.other');
  await box(page, 'Username').fill(amina.username);
  await box(page, 'First name').fill('Aminah');
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('a value that was taken in the meantime is refused by the host, on its field', async ({
  openAs,
  page,
  office,
  network,
}) => {
  network.use(http.get('*/user/api/v1/user/check_*', () => HttpResponse.json({})));
  await made(office, 'employee', amina);
  await openAs('admin', createOf('employee'));
  await box(page, 'First name').fill('Another');
  await box(page, 'Username').fill(amina.username);
  await box(page, 'Email').fill(amina.email);
  await saveButton(page).click();
  await expect(box(page, 'Username')).toHaveAccessibleDescription(TAKEN);
  await expect(box(page, 'Email')).toHaveAccessibleDescription(TAKEN);
  await expect(box(page, 'First name')).toHaveValue('Another');
});

test('what was changed stands in the history, before and after', async ({ openAs, page, office }) => {
  const id = await made(office, 'employee', amina);
  await openAs('admin', editOf('employee', id));
  await box(page, 'First name').fill('Aminah');
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const latest = page.getByRole('article').first();
  await expect(latest.getByRole('heading', { name: 'Changed' })).toBeVisible();
  const difference = latest.getByRole('row', { name: 'First name' });
  await expect(difference.getByRole('cell').nth(0)).toHaveText('Amina');
  await expect(difference.getByRole('cell').nth(1)).toHaveText('Aminah');
});

test('a delete names the record and asks first', async ({ openAs, page, office }) => {
  const id = await made(office, 'employee', amina);
  await openAs('admin', editOf('employee', id));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Amina Probe');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'First name')).toHaveValue('Amina');
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible();
  expect((await office.call('GET', `/employee/api/v1/employee/${id}`)).status).toBe(404);
});
