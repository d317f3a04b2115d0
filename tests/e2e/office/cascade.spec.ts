import { HttpResponse } from 'msw';
import { fault } from '../support/faults.ts';
import { choiceBox, lookUp, saveButton } from '../support/form.ts';
import { idOf, kept, made } from '../support/made.ts';
import { createOf, editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const CITY = 'City / district';

async function branchIn(office: Parameters<typeof idOf>[0]): Promise<number> {
  const [country, city, thana] = [
    await idOf(office, 'country', 'Bangladesh'),
    await idOf(office, 'city', 'Dhaka'),
    await idOf(office, 'thana', 'Motijheel'),
  ];
  return made(office, 'branch', { name: 'Airport desk', country, city, thana });
}

test('thanas follow the city', async ({ openAs, page }) => {
  await openAs('admin', createOf('branch'));
  await lookUp(page, 'Country', 'Bangladesh');
  await lookUp(page, CITY, 'Sylhet');
  await choiceBox(page, 'Thana').click();
  await expect(page.getByRole('option', { name: 'Balaganj' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Motijheel' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await lookUp(page, CITY, 'Dhaka');
  await choiceBox(page, 'Thana').fill('Motij');
  await expect(page.getByRole('option', { name: 'Motijheel' })).toBeVisible();
});

test('opening a record clears nothing of its address', async ({ openAs, page, office }) => {
  const id = await branchIn(office);
  await openAs('admin', editOf('branch', id));
  await expect(choiceBox(page, 'Country')).toHaveValue('Bangladesh');
  await expect(choiceBox(page, CITY)).toHaveValue('Dhaka');
  await expect(choiceBox(page, 'Thana')).toHaveValue('Motijheel');
  await expect(saveButton(page)).toBeDisabled();
  const { city, thana } = await kept(office, 'branch', id);
  expect([city, thana]).toEqual([expect.any(Number), expect.any(Number)]);
});

test('another country empties city and thana', async ({ openAs, page, office }) => {
  const id = await branchIn(office);
  await openAs('admin', editOf('branch', id));
  await expect(choiceBox(page, 'Thana')).toHaveValue('Motijheel');
  await lookUp(page, 'Country', 'Malaysia');
  await expect(choiceBox(page, CITY)).toHaveValue('');
  await expect(choiceBox(page, 'Thana')).toHaveValue('');
  await saveButton(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await kept(office, 'branch', id)).toMatchObject({ city: null, thana: null });
});

test('choices that cannot be loaded are told, and can be tried again', async ({ openAs, page, network }) => {
  const down = fault(network, ['get', '*/city/api/v1/city/*'], () =>
    HttpResponse.json({ detail: 'down' }, { status: 500 }),
  );
  await openAs('admin', createOf('branch'));
  await choiceBox(page, CITY).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The choices could not be loaded.' });
  await expect(failure).toBeVisible();
  down.mend();
  await page.keyboard.press('Escape');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await lookUp(page, CITY, 'Sylhet');
  await expect(choiceBox(page, CITY)).toHaveValue('Sylhet');
});
