import { calls } from '#catalog/engine/wire.ts';
import { idOf, kept, made, madePilgrim } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('rights are given box by box, by keyboard alone, and the answer why changes with them', async ({
  openAs,
  page,
  office,
}) => {
  const staff = await idOf(office, 'role', 'STAFF');
  const why = `/apps/users-management/access/${office.ids.staff}`;
  await openAs('admin', why);
  const asked = async (records: string, action: string) => {
    await page.getByRole('combobox', { name: 'What' }).fill(records);
    await page.getByRole('option', { name: records, exact: true }).click();
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: action, exact: true }).click();
  };
  await asked('Thanas', 'Delete');
  await expect(page.getByText('No. The role STAFF lacks the permission THANA_DELETE.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the role' }).click();

  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(box('Thanas: Delete')).not.toBeChecked();
  await box('Thanas: Change').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box('Thanas: Delete')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await kept(office, 'role', staff)).permissions).toContain(await idOf(office, 'permission', 'THANA_DELETE'));

  await page.goto(why);
  await asked('Thanas', 'Delete');
  await expect(page.getByText('Yes. The role STAFF holds the permission THANA_DELETE.')).toBeVisible();
});

test('a user’s own page answers why: a mark of the overview, and a record of another branch', async ({
  openAs,
  page,
  office,
}) => {
  const sylhet = await made(office, 'branch', { name: 'Sylhet office', is_active: true });
  await madePilgrim(office, { given_names: 'Zubaida', branch: sylhet });
  await openAs('admin', editOf('user', office.ids.staff));
  await page.getByRole('button', { name: 'Why can this user not see' }).first().click();
  await page.getByRole('button', { name: 'Thanas, Delete: No.' }).click();
  await expect(page.getByText('No. The role STAFF lacks the permission THANA_DELETE.')).toBeVisible();

  await page.getByRole('button', { name: 'Pilgrims, Open: Yes, within the own branch.' }).click();
  await expect(page.getByText(/Only records of the branch .+, in which .+ works/)).toBeVisible();
  await page.getByRole('combobox', { name: 'One record alone' }).fill('Zubaida');
  await page.getByRole('option', { name: /Zubaida/ }).click();
  await expect(page.getByText(/No\. .+ works in the branch .+; this record belongs to Sylhet office\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the employee' })).toBeVisible();

  await page.getByRole('combobox', { name: 'What' }).fill('Mail');
  await page.getByRole('option', { name: 'Mail of the office' }).click();
  await expect(page.getByText('No. This page is for administrators.')).toBeVisible();
});

test('an entry that no role menu holds says so, and leads to where it is ticked', async ({ openAs, page, office }) => {
  await made(office, 'menu_item', { title: 'Season plan', type: 'item', url: '/apps/plan' });
  await openAs('admin', `/apps/users-management/access/${office.ids.staff}`);
  await page.getByRole('combobox', { name: 'What' }).fill('Season plan');
  await page.getByRole('option', { name: 'Season plan' }).click();
  await expect(page.getByText('No. The menu of the role STAFF does not hold this entry.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the menu of the role' }).click();
  await expect(page.getByRole('checkbox', { name: 'Season plan' })).not.toBeChecked();
});

test('rights are found by their name, those that cannot be used are named, and a role begins as the copy of another', async ({
  openAs,
  page,
  office,
}) => {
  await openAs('admin', editOf('role', await idOf(office, 'role', 'USER')));
  await page.getByRole('searchbox', { name: 'Find records' }).fill('order');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(box('Order statuses: Open')).toBeChecked();
  await expect(box('Thanas: Open')).toHaveCount(0);
  await box('Order statuses: Open').uncheck();
  await box('Order statuses: Change').check();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('Order statuses');
  await page.getByRole('button', { name: 'Tick “Open”' }).click();
  await expect(box('Order statuses: Open')).toBeChecked();
  await box('Order statuses: Change').focus();
  await page.keyboard.press('Home');
  await expect(box('Order statuses: all rights')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Make a copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of USER');
  await expect(box('Order statuses: Change')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Make a copy' })).toBeVisible();
  expect((await kept(office, 'role', await idOf(office, 'role', 'Copy of USER'))).permissions).toEqual(
    (await kept(office, 'role', await idOf(office, 'role', 'USER'))).permissions,
  );
  await page.goto(listOf('role'));
  await expect(page.getByRole('row', { name: /STAFF/ }).getByRole('link', { name: /^Users: [1-9]/ })).toBeVisible();
});

test('a whole row is ticked and cleared at once, and a part of it shows as a part', async ({
  openAs,
  page,
  office,
}) => {
  await openAs('admin', editOf('role', await idOf(office, 'role', 'USER')));
  const row = page.getByRole('checkbox', { name: 'Branches: all rights' });
  await expect(row).toHaveAttribute('data-indeterminate', 'true');
  await row.click();
  for (const action of ['See the list', 'Open', 'Create', 'Change', 'Delete'])
    await expect(page.getByRole('checkbox', { name: `Branches: ${action}` })).toBeChecked();
  await row.click();
  await expect(page.getByRole('checkbox', { name: 'Branches: Open' })).not.toBeChecked();
});

test('the menu of a role is ticked as a tree and saved by one call', async ({ openAs, page, office }) => {
  const role = await idOf(office, 'role', 'STAFF');
  const season = await made(office, 'menu_item', { title: 'Season', type: 'group' });
  const departures = await made(office, 'menu_item', { title: 'Departures', type: 'collapse', parent: season });
  const manifest = await made(office, 'menu_item', { title: 'Manifest', type: 'item', parent: departures });
  const rooms = await made(office, 'menu_item', { title: 'Rooms', type: 'item', parent: departures });
  await openAs('admin', '/apps/roleMenu-management/roleMenus');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'STAFF' }).click();
  await page.getByRole('checkbox', { name: 'Season' }).check();
  await expect(page.getByText('4 entries ticked')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Rooms' }).uncheck();
  const calls: string[] = [];
  page.on('request', request => request.method() !== 'GET' && calls.push(request.url()));
  await page.getByRole('button', { name: 'Save menu' }).click();
  await expect(page.getByText('The menu of the role is saved.')).toBeVisible();
  expect(calls.filter(url => url.includes('role'))).toHaveLength(1);
  expect((await kept(office, 'role', role)).menu_items).toEqual([season, departures, manifest]);
  expect(rooms).toBeGreaterThan(manifest);
});

test('of two who change the menu of a role, the second decides whose ticks stand', async ({
  openAs,
  page,
  office,
  openElsewhereAs,
}) => {
  const role = await idOf(office, 'role', 'STAFF');
  const [season, archive] = [
    await made(office, 'menu_item', { title: 'Season', type: 'item', url: '/apps/x' }),
    await made(office, 'menu_item', { title: 'Archive', type: 'item', url: '/apps/y' }),
  ];
  const path = `/apps/roleMenu-management/roleMenus/${role}`;
  await openAs('admin', path);
  await page.getByRole('checkbox', { name: 'Season' }).check();
  const other = await openElsewhereAs('admin', path);
  await other.getByRole('button', { name: 'Tick all' }).click();
  await other.getByRole('checkbox', { name: 'Season' }).uncheck();
  await other.getByRole('button', { name: 'Save menu' }).click();
  await expect(other.getByText('The menu of the role is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog).toContainText('Archive');
  expect((await kept(office, 'role', role)).menu_items).not.toContain(season);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toBeHidden();
  const { menu_items } = await kept(office, 'role', role);
  expect([menu_items.includes(season), menu_items.includes(archive)]).toEqual([true, false]);
});

test('an entry gets its icon, its badge and its readers, and shows as it was previewed to whoever has a role of the agency’s own', async ({
  openAs,
  page,
  office,
  openElsewhereAs,
}) => {
  const cashiers = await made(office, 'role', { name: 'Cashiers' });
  await openAs('admin', createOf('menu_item'));
  await page.getByRole('textbox', { name: 'Title' }).fill('Cash desk');
  await page.getByRole('textbox', { name: 'Web address' }).fill(listOf('user'));
  await page.getByRole('combobox', { name: 'Icon' }).fill('rece');
  await page.getByRole('option', { name: 'Receipt' }).click();
  await page.getByRole('textbox', { name: 'Badge', exact: true }).fill('new');
  await expect(page.getByRole('figure')).toContainText('Cash desknew');
  await page.getByLabel('Colour of the badge: choose').fill('#c62828');
  await expect(page.getByRole('textbox', { name: 'Colour of the badge', exact: true })).toHaveValue('#c62828');
  await expect(page.getByRole('figure').getByText('new', { exact: true })).toHaveCSS(
    'background-color',
    'rgb(198, 40, 40)',
  );
  await page.getByRole('combobox', { name: 'Shown to' }).click();
  await page.getByRole('option', { name: 'Chosen roles' }).click();
  await page.getByRole('combobox', { name: 'Chosen roles' }).fill('Cash');
  await page.getByRole('option', { name: 'Cashiers' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/The navigation has this page already/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Web address' }).fill('/apps/dashboards/project?desk=1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();

  const [entry] = (await office.call('GET', `${calls('menu_item').all}?title=Cash+desk`)).body.menu_items.map(
    (one: { id: number }) => one.id,
  );
  expect(await kept(office, 'menu_item', entry)).toMatchObject({
    icon: 'receipt',
    auth: 'chosen',
    roles: [cashiers],
    badge: 'new',
    badge_bg: '#c62828',
    badge_fg: null,
  });
  await office.call('POST', '/role_menu/api/v1/role_menu/create/', { body: { role: cashiers, menu_items: [entry] } });
  await office.call('POST', '/role_menu/api/v1/role_menu/create/', {
    body: { role: await idOf(office, 'role', 'STAFF'), menu_items: [entry] },
  });
  const colleague = await openElsewhereAs('staff', '/apps/dashboards/project');
  await expect(colleague.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Cash desk' })).toHaveCount(0);
  await office.call('PUT', calls('user').update(office.ids.staff), { body: { role: cashiers } });
  await colleague.evaluate(() => localStorage.setItem('user_role', 'Cashiers'));
  await colleague.reload();
  await expect(colleague.getByRole('link', { name: 'Cash desk' })).toBeVisible();
});

test('a menu that was changed but not saved is not left without a question', async ({ openAs, page, office }) => {
  await made(office, 'menu_item', { title: 'Season', type: 'group' });
  await openAs('admin', `/apps/roleMenu-management/roleMenus/${await idOf(office, 'role', 'STAFF')}`);
  await page.getByRole('checkbox', { name: 'Season' }).check();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'USER' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
});

test('staff find none of it', async ({ openAs, page, office }) => {
  await openAs('staff', '/apps/roleMenu-management/roleMenus');
  for (const path of [
    '/apps/roleMenu-management/roleMenus',
    `/apps/users-management/forgot-password/${office.ids.user}`,
    `/apps/users-management/access/${office.ids.user}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText('You do not have the right to see this')).toBeVisible();
  }
});
