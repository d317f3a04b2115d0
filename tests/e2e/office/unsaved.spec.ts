import { box, saveButton } from '../support/form.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('leaving a changed form asks; staying keeps what was typed, leaving drops it', async ({
  openAs,
  page,
  office,
}) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  await box(page, 'Name').fill('Head porter');
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  // Enter, pressed without reading, keeps what was typed.
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(box(page, 'Name')).toHaveValue('Head porter');
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Departments', exact: true })).toBeVisible();
  expect(await kept(office, 'designation', id)).toMatchObject({ name: 'Porter' });
});

test('an untouched form, and a saved one, are left without a question', async ({ openAs, page, office }) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  await expect(box(page, 'Name')).toHaveValue('Porter');
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Departments', exact: true })).toBeVisible();
  await page.goBack();
  await box(page, 'Name').fill('Head porter');
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Departments', exact: true })).toBeVisible();
});

test('signing out asks as well, from the menu and from the palette, and who stays is still signed in', async ({
  openAs,
  page,
  office,
}) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  await box(page, 'Name').fill('Head porter');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(box(page, 'Name')).toHaveValue('Head porter');
  expect(await page.evaluate(() => localStorage.getItem('jwt_access_token'))).not.toBeNull();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to or do' }).fill('log out');
  await page.getByRole('option', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the back button asks, and another language takes nothing of what was typed', async ({ openAs, page, office }) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', listOf('designation'));
  await page.getByRole('row', { name: /Porter/ }).click();
  await expect(page).toHaveURL(new RegExp(`${id}`));
  await box(page, 'Name').fill('Head porter');
  await page.goBack();
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}`));
  await page.getByRole('button', { name: /Refresh/ }).click();
  await expect(box(page, 'Name')).toHaveValue('Head porter');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to or do' }).fill('türkçe');
  await page.getByRole('option', { name: /Türkçe/ }).click();
  await expect(page.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Head porter');
});

test('closing the tab on a changed form asks', async ({ openAs, page }) => {
  await openAs('admin', createOf('designation'));
  await box(page, 'Name').fill('Porter');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('Ctrl+S saves, wherever the cursor is', async ({ openAs, page, office }) => {
  const id = await made(office, 'designation', { name: 'Porter' });
  await openAs('admin', editOf('designation', id));
  await box(page, 'Name').fill('Head porter');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await kept(office, 'designation', id)).toMatchObject({ name: 'Head porter' });
});
