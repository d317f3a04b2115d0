import { HttpResponse } from 'msw';
import { calls } from '#catalog/engine/wire.ts';
import { fault, hold } from '../support/faults.ts';
import { box, saveButton } from '../support/form.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const UPDATE = '*/designation/api/v1/designation/update/*';
const failed = () =>
  HttpResponse.json({ detail: 'Something went wrong on our side.', code: 'internal' }, { status: 500 });

test('a list that the host fails to give says so and can be tried again', async ({ openAs, page, network }) => {
  const down = fault(network, ['get', '*/designation/api/v1/designation/*'], failed);
  await openAs('admin', listOf('designation'));
  const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded.' });
  await expect(alert).toBeVisible();
  down.mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('cell', { name: 'Accountant' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a save that the host fails leaves the form as it is', async ({ openAs, page, office, network }) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  const down = fault(network, ['put', UPDATE], failed);
  await box(page, 'Name').fill('Head porter');
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(box(page, 'Name')).toHaveValue('Head porter');
  down.mend();
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await kept(office, 'designation', id)).toMatchObject({ name: 'Head porter' });
});

test('a slow page shows its outline until the record is there', async ({ openAs, page, office, network }) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  const slow = hold(network, ['get', `*${calls('designation').one(id)}`]);
  await openAs('admin', editOf('designation', id));
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expect(box(page, 'Name')).toHaveCount(0);
  slow.mend();
  await expect(box(page, 'Name')).toHaveValue('Porter');
});

test('a slow save is sent once, however often one asks for it', async ({ openAs, page, network, office }) => {
  await openAs('admin', createOf('designation'));
  await box(page, 'Name').fill('Porter');
  const slow = hold(network, ['post', '*/designation/api/v1/designation/create/']);
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await box(page, 'Name').press('Enter');
  slow.mend();
  await expect(page.getByRole('heading', { name: 'Porter' })).toBeVisible();
  expect(slow.met).toHaveLength(1);
  const { body } = await office.call('GET', `${calls('designation').all}?name=Porter`);
  expect(body.total_elements).toBe(1);
});

test('a session that ends in the middle of an edit costs nothing that was typed', async ({
  openAs,
  page,
  office,
  network,
}) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  const ended = fault(network, ['put', UPDATE], () =>
    HttpResponse.json({ detail: 'no', code: 'token_expired' }, { status: 401 }),
  );
  await box(page, 'Name').fill('Head porter');
  await saveButton(page).click();
  await expect(page.getByText('Invalid access_token')).toBeVisible();
  ended.mend();
  await signIn(page);
  await expect(box(page, 'Name')).toHaveValue('Head porter');
  await expect(page.getByText('What you had typed before your session ended is back.')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await kept(office, 'designation', id)).toMatchObject({ name: 'Head porter' });
});

test('a network that goes during a save leaves the form as it is', async ({ openAs, page, office, network }) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  const gone = fault(network, ['put', UPDATE], () => HttpResponse.error());
  await box(page, 'Name').fill('Head porter');
  await saveButton(page).click();
  await expect(page.getByText('The host cannot be reached.')).toBeVisible();
  await expect(box(page, 'Name')).toHaveValue('Head porter');
  gone.mend();
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

for (const { choice, name } of [
  { choice: 'Save mine', name: 'Mine' },
  { choice: 'Discard mine and reload', name: 'Theirs' },
]) {
  test(`a record that somebody else has saved meanwhile: “${choice}” keeps ${name}`, async ({
    openAs,
    page,
    office,
  }) => {
    const id = await made(office, 'designation', { name: 'Porter' });
    await openAs('admin', editOf('designation', id));
    await box(page, 'Name').fill('Mine');
    await office.call('PUT', calls('designation').update(id), { body: { name: 'Theirs' } });
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    const row = dialog.getByRole('row', { name: 'Name' });
    await expect(row.getByRole('cell').nth(0)).toHaveText('Theirs');
    await expect(row.getByRole('cell').nth(1)).toHaveText('Mine');
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toHaveCount(0);
    await expect(box(page, 'Name')).toHaveValue(name);
    expect(await kept(office, 'designation', id)).toMatchObject({ name });
    await expect(saveButton(page)).toBeDisabled();
  });
}
