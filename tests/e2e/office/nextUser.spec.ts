import { HttpResponse } from 'msw';
import { fault, hold } from '../support/faults.ts';
import { box, saveButton, tab } from '../support/form.ts';
import { kept, made, madePilgrim } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PASSPORT = 'ZX7654321';

/** All that the browser keeps for this site. */
const keptInBrowser = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, document.title]);

test('whoever signs in after another’s session has expired meets nothing of theirs', async ({
  openAs,
  network,
  office,
  page,
}) => {
  test.slow();
  const id = await madePilgrim(office, { surname: 'Rahmani' });
  await made(office, 'designation', { name: 'Only for the first' });
  await openAs('admin', listOf('designation'));
  await page
    .getByRole('row', { name: /Only for the first/ })
    .getByRole('checkbox')
    .check();
  await page.goto(editOf('hajj_passenger_info', id));
  await tab(page, 'Passport').click();
  await box(page, 'Passport number').fill(PASSPORT);
  const gone = fault(network, ['put', '*/hajj_passenger_info/api/v1/*'], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/login\?reason=rejected/);
  gone.mend();
  expect(await page.evaluate(keptInBrowser)).not.toContain(PASSPORT);
  await page.reload();
  expect(await page.evaluate(keptInBrowser)).not.toContain(PASSPORT);

  const slow = hold(network, ['get', '*/designation/api/v1/*']);
  await signIn(page, 'staff');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Administrator/ })).toHaveCount(0);
  await visit(page, listOf('designation'));
  await expect(page.getByText('Only for the first')).toHaveCount(0);
  slow.mend();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(keptInBrowser)).not.toContain(PASSPORT);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft:')))).toEqual([]);
});

test('what was typed waits for its own user through a reload, and is compared with what was saved meanwhile', async ({
  openAs,
  network,
  office,
  page,
}) => {
  test.slow();
  const id = await madePilgrim(office, { surname: 'Rahmani' });
  await openAs('admin', editOf('hajj_passenger_info', id));
  await tab(page, 'Names').click();
  await box(page, 'Surname').fill('Rahmania');
  await tab(page, 'Passport').click();
  await box(page, 'Passport number').fill(PASSPORT);
  const gone = fault(network, ['put', '*/hajj_passenger_info/api/v1/*'], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/login\?reason=rejected/);
  gone.mend();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some(key => key.startsWith('draft:'))))
    .toBe(true);
  const { status } = await office.call('PUT', `/hajj_passenger_info/api/v1/hajj_passenger_info/update/${id}`, {
    body: { surname: 'Rahman' },
  });
  expect(status).toBe(200);
  await page.reload();
  await signIn(page);
  await tab(page, 'Names').click();
  await expect(box(page, 'Surname')).toHaveValue('Rahmania');
  await tab(page, 'Passport').click();
  await expect(box(page, 'Passport number')).toHaveValue(PASSPORT);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'Rahman', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(office, 'hajj_passenger_info', id)).toMatchObject({ surname: 'Rahmania' });
});

test('the way back of one user is not that of the next', async ({ openAs, network, page }) => {
  await openAs('admin', createOf('designation'));
  fault(network, ['get', '*/department/api/v1/*'], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, 'staff');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});
