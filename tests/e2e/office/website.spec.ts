import { calls } from '#catalog/engine/wire.ts';
import { asFile, formOf, jpeg } from '../../support/pictures.ts';
import { kept, made } from '../support/made.ts';
import { box, saveButton } from '../support/form.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a page with three pictures is published, and its preview shows draft and live side by side', async ({
  openAs,
  page,
  office,
}) => {
  const about = await made(office, 'cms_menu', { name: 'About us', position: 1 });
  await openAs('staff', editOf('cms_menu', about));
  await page.getByRole('link', { name: 'Pictures (0)' }).click();
  await expect(page.getByText('There is no picture yet.')).toBeVisible();
  const files = await Promise.all(
    [40, 120, 200].map(async shade => ({ name: `${shade}.jpg`, mimeType: 'image/jpeg', buffer: await jpeg(shade) })),
  );
  await page.locator('input[type=file]').setInputFiles(files);
  const upload = page.getByRole('button', { name: 'Upload 3 pictures' });
  await upload.click();
  await expect(page.getByText('This field is required.')).toHaveCount(3);
  await box(page, 'Heading').fill('Our office');
  for (const shade of [40, 120, 200])
    await page.getByRole('textbox', { name: `Alternative text of ${shade}.jpg` }).fill(`Room in shade ${shade}`);
  await upload.click();
  await expect(page.getByText('3 pictures were added.')).toBeVisible();
  await page.getByRole('button', { name: 'Look at: Room in shade 120' }).click();
  await expect(page.getByRole('img', { name: 'Room in shade 120' })).toBeVisible();

  const text = await made(office, 'cms_menu_content', {
    cms_menu: about,
    name: 'Who we are',
    value: '<p>Since 1998 in Dhaka.</p>',
  });
  await page.goto(editOf('cms_menu_content', text));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Publish?' });
  await expect(asked).toContainText('The status changes from “Draft” to “Published”.');
  await asked.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('visitors go on seeing the present one')).toBeVisible();
  await page.getByRole('button', { name: 'Take back to draft' }).click();
  await expect(page.getByText('visitors go on seeing the present one')).toBeHidden();
  await box(page, 'Name').fill('Who we are today');
  await page.getByRole('button', { name: 'Preview' }).click();
  const draft = page.getByRole('region', { name: 'As it stands here' });
  await expect(draft.getByRole('heading', { name: 'Who we are today' })).toBeVisible();
  await expect(draft.getByRole('img')).toHaveCount(3);
  const live = page.getByRole('region', { name: 'What visitors see now' });
  await expect(live.getByRole('heading', { name: 'Who we are', exact: true })).toBeVisible();
  await expect(live.getByText('Since 1998 in Dhaka.')).toBeVisible();
});

test('a menu is put in order by keyboard alone, and a refused order goes back', async ({ openAs, page, office }) => {
  const parent = await made(office, 'cms_menu', { name: 'Ramadan', position: 90 });
  const tents = await made(office, 'cms_menu', { name: 'Tents', parent, position: 1 });
  const meals = await made(office, 'cms_menu', { name: 'Meals', parent, position: 2 });
  const guides = await made(office, 'cms_menu', { name: 'Guides', parent, position: 3 });
  await openAs('admin', listOf('cms_menu'));
  await page.getByRole('button', { name: 'Tree' }).click();
  const handle = page.getByRole('button', { name: 'Move Guides', exact: true });
  await handle.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Guides now stands below Ramadan, at place 2.')).toBeAttached();
  await expect(page.getByText('The order is saved.')).toBeVisible();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Guides now stands below Tents, at place 1.')).toBeAttached();
  await expect.poll(async () => (await kept(office, 'cms_menu', guides)).parent).toBe(tents);
  await expect(handle).toBeFocused();
  await expect.poll(async () => (await kept(office, 'cms_menu', meals)).position).toBe(2);

  await page.route('**/arrange/', route =>
    route.fulfill({ status: 409, json: { detail: 'Somebody else was faster.' } }),
  );
  await page.getByRole('button', { name: 'Move Meals up' }).click();
  await expect(
    page.getByText('The order was not saved, and stands as it was. Somebody else was faster.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move (Tents|Meals)$/ }).first()).toHaveAccessibleName('Move Tents');
  expect((await kept(office, 'cms_menu', tents)).position).toBe(1);
});

test('hostile text runs nowhere, whether it was typed or stored', async ({ openAs, page, office }) => {
  const about = await made(office, 'cms_menu', { name: 'About us' });
  const text = await made(office, 'cms_menu_content', {
    cms_menu: about,
    name: '<img src=x onerror="document.title=\'taken\'">',
    value:
      '<p>Kind words</p><script>document.title="taken"</script><img src="x" onerror="document.title=\'taken\'"><a href="javascript:alert(1)">here</a>',
  });
  await openAs('admin', editOf('cms_menu_content', text));
  await page.getByRole('button', { name: 'Preview' }).click();
  const draft = page.getByRole('region', { name: 'As it stands here' });
  await expect(draft.getByText('Kind words')).toBeVisible();
  await expect(draft.getByRole('heading', { name: '<img src=x' })).toBeVisible();
  await expect(draft.locator('script, [onerror], [href^="javascript"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
});

test('saved site settings show in the frame at once', async ({ openAs, page }) => {
  // The list of the one record leads straight to it.
  await openAs('admin', listOf('general_setting'));
  await box(page, 'Site name').fill('Al Noor');
  await expect(page.getByRole('region', { name: 'How the site presents itself' })).toContainText(
    'Copyright by Al Noor',
  );
  await saveButton(page).click();
  await expect(page.getByRole('contentinfo')).toHaveText('Copyright by Al Noor');
  // Of several records the newest counts.
  await page.goto(createOf('general_setting'));
  await box(page, 'Title').fill('Al Noor Travels');
  await box(page, 'Site name').fill('Al Noor Group');
  await saveButton(page).click();
  await expect(page.getByRole('contentinfo')).toHaveText('Copyright by Al Noor Group');
});

test('slides are put in order as visitors meet them', async ({ openAs, page, office }) => {
  const slide = async (title: string, serial: number) => {
    const values = {
      title,
      alt: `${title} picture`,
      serial_number: String(serial),
      image: asFile(await jpeg(serial * 20), 'slide.jpg', 'image/jpeg'),
    };
    const { body } = await office.call('POST', calls('homepage_slider').create, { body: formOf(values) });
    return Number(body.id);
  };
  const moved = await slide('Eid prayer', 101);
  const passed = await slide('Iftar', 102);
  await openAs('admin', listOf('homepage_slider'));
  await page.getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('button', { name: /^Move Eid prayer .*one place back/ }).click();
  await expect(page.getByText('The order is saved.')).toBeVisible();
  const [before, after] = [await kept(office, 'homepage_slider', passed), await kept(office, 'homepage_slider', moved)];
  expect(Number(after.serial_number)).toBeGreaterThan(Number(before.serial_number));
});
