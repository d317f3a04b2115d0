import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { differences } from '../support/described.ts';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Question = CallOptions & { readonly at?: string; readonly refused?: number };

/** Makes a call that is done, or refused as told, and holds its answer against what the description says of it. */
async function answered(method: string, path: string, { at = path, refused, ...asked }: Question = {}) {
  const reply = await office.call(method.toUpperCase(), at, asked);
  const told = `${method} ${at}: ${JSON.stringify(reply.body).slice(0, 400)}`;
  expect(reply.status < 300 ? undefined : reply.status, told).toBe(refused);
  expect(differences(method, path, reply), told).toEqual([]);
  return reply;
}

const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

it('signing in answers as described, right or wrong', async () => {
  const path = '/user/api/v1/user/login/';
  const email = 'admin@rihla.example';
  await answered('post', path, { as: 'guest', body: { email, password: PASSWORD } });
  await answered('post', path, { as: 'guest', body: { email, password: 'another one of twelve' }, refused: 401 });
});

it('a record that is not there is a described answer of each call that is told one', async () => {
  const { update, remove, one } = calls('cause');
  const refused = 404;
  await answered('get', one('{id}'), { at: one(999_999), refused });
  await answered('put', update('{id}'), { at: update(999_999), body: {}, refused });
  await answered('delete', remove('{id}'), { at: remove(999_999), refused });
  await answered('put', '/journal/api/v1/journal/update/', { body: { invoice_no: 'JV-0' }, refused });
  const reply = { to: [office.ids.staff], message: 'Yes', reply_to: 999_999 };
  await answered('post', '/api/inbox/messages', { body: reply, refused });
});

it('a record, its list and a command answer as described', async () => {
  const path = calls('donation');
  const made = await createSample(office, entities.donation);
  await answered('get', path.one('{id}'), { at: path.one(made.id) });
  const list = await answered('get', path.all, { at: `${path.all}?id__in=${made.id}&amount__gte=0.01` });
  expect(list.body.donations).toHaveLength(1);
  const command = { at: path.command('receive', made.id), body: {} };
  await answered('post', path.command('receive', '{id}'), { ...command, refused: 428 });
  await answered('post', path.command('receive', '{id}'), {
    ...command,
    headers: { 'idempotency-key': 'described-1' },
  });
});

it.each([
  ['/user/api/v1/user/me/', ''],
  ['/api/auth/access-token', ''],
  ['/api/config', ''],
  ['/healthz', ''],
  ['/user/api/v1/user/check_email_when_create/', '?email=somebody@rihla.example'],
  ['/user/api/v1/user/check_primary_phone_when_update/', '?primary_phone=8801711000000'],
  ['/menu_item/api/v1/menu_item/nested_menu_item_by_user_role/', ''],
  ['/menu_item/api/v1/menu_item/nested_menu_item_without_pagination/all/', ''],
  ['/role_menu/api/v1/role_menu/all/', ''],
  ['/api/inbox', ''],
  ['/api/inbox/unread', ''],
  ['/api/inbox/people', ''],
  ['/api/outbox', ''],
  ['/api/history', `?${filter({ entity: 'role', record: 1 })}`],
  ['/api/saved_views', ''],
  ['/api/quick-panel/data', ''],
  ['/api/access/roles', ''],
  ['/api/passengers/search', '?q=rahman'],
  ['/api/accounts/chart', ''],
  ['/api/accounts/balances', ''],
  ['/api/accounts/verification', ''],
  ['/api/accounts/older', ''],
  ['/dashboard/api/v1/project/', ''],
  ['/dashboard/api/v1/analytics/', ''],
  ['/dashboard/api/v1/get_order_totals/', ''],
  ['/ticket/api/v1/ticket/ticket_of_sales_department/', ''],
  ['/monthly_subscription/api/v1/monthly_subscription/get_all_by_member/', ''],
  ['/cms_menu/api/v1/cms_menu/get_all_nested_cms_menu/', ''],
  ['/category/api/v1/category/get_all_parent_category_without_pagination/', ''],
  ['/account_log_report/api/v1/account_log_report/general/', ''],
  ['/account_report/api/v1/account_report/report_for_payment_voucher/', ''],
  ['/account_report/api/v1/account_report/summary_for_receipt_voucher/', ''],
] as const)('%s answers as described', async (path, question) => {
  await answered('get', path, { at: path + question });
});

it('what somebody keeps and writes is answered as described', async () => {
  const view = { resource: 'cause', name: 'Open', query: { filter: {} } };
  const saved = await answered('post', '/api/saved_views', { body: view });
  await answered('get', '/api/saved_views');
  await answered('delete', '/api/saved_views/{id}', { at: `/api/saved_views/${saved.body.id}` });
  await answered('put', '/user/api/v1/user/me/', { body: { first_name: 'Amina' } });
  await answered('post', '/api/auth/user/update', { body: { user: { data: { notes: 'Call back' } } } });
  const message = { to: [office.ids.staff], subject: 'Seats', message: 'How many are left?' };
  const { body } = await answered('post', '/api/inbox/messages', { body: message });
  await answered('get', '/api/inbox/{item}', { at: `/api/inbox/${body.id}` });
  await answered('get', '/api/inbox', { at: `/api/inbox?${filter({ folder: 'sent' })}` });
  await answered('patch', '/api/inbox', { body: { ids: [body.id], starred: true } });
  const rows = [{ name: 'Zemzem', country_code2: 'ZZ' }, {}];
  await answered('post', '/api/imports', { body: { entity: 'country', rows, commit: false } });
});

it('tickets are answered as described, to the office and to whom they are of', async () => {
  const label = await createSample(office, entities.ticket_priority);
  const department = await createSample(office, entities.ticket_department);
  const matter = {
    subject: 'A seat',
    message: 'By the window',
    ticket_priority: label.id,
    ticket_department: department.id,
  };
  const client = { as: 'user', body: matter } as const;
  const ticket = await answered('post', '/ticket/api/v1/ticket/create_from_client/', client);
  await answered('get', '/ticket/api/v1/ticket/get_all_by_user_id/{id}', {
    at: `/ticket/api/v1/ticket/get_all_by_user_id/${office.ids.user}`,
    as: 'user',
  });
  const word = { ticket: ticket.body.id, message: 'Or the aisle' };
  await answered('post', '/ticket_detail/api/v1/ticket_detail/create_from_client/', { as: 'user', body: word });
  await answered('post', '/ticket_detail/api/v1/ticket_detail/create/', { body: word });
});

it('menus and pages are answered as described', async () => {
  const entry = await createSample(office, entities.menu_item);
  const menu = { role: 1, menu_items: [entry.id] };
  await answered('post', '/role_menu/api/v1/role_menu/create/', { body: menu });
  await answered('get', '/menu_item/api/v1/menu_item/nested_menu_item_by_role_id/{id}', {
    at: '/menu_item/api/v1/menu_item/nested_menu_item_by_role_id/1',
  });
  const items = [{ id: entry.id, position: 3, parent: null }];
  await answered('post', '/menu_item/api/v1/menu_item/arrange/', { body: { items } });
  const page = await createSample(office, entities.cms_menu);
  await answered('get', '/cms_menu/api/v1/cms_menu/get_all_nested_cms_menu/');
  await answered('get', '/cms_menu/api/v1/cms_menu/get_all_menu_content_and_image_by_cms_menu_id/{id}', {
    at: `/cms_menu/api/v1/cms_menu/get_all_menu_content_and_image_by_cms_menu_id/${page.id}`,
  });
  const content = await createSample(office, entities.cms_menu_content);
  await answered('get', '/api/live/{entity}/{id}', { at: `/api/live/cms_menu_content/${content.id}` });
});

it('people and their rights are answered as described', async () => {
  const { cause } = await createSample(office, entities.donation);
  await answered('get', '/api/causes/{id}/contributors', { at: `/api/causes/${cause}/contributors` });
  await answered('get', '/api/people/{entity}/{id}', { at: `/api/people/employee/${office.ids.staff}` });
  await answered('get', '/api/access/{id}', { at: `/api/access/${office.ids.staff}` });
  await answered('get', '/api/access/{id}', { at: `/api/access/${office.ids.staff}?entity=cause&action=list` });
});
