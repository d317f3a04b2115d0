import { orderFieldOf } from '../../catalog/arranging.ts';
import { entityList } from '../../catalog/entities.ts';
import { mount } from '../../catalog/wire.ts';
import { departmentCodes, departmentPath } from '../../catalog/support/tickets/departmentPaths.ts';
import { accountsCalls } from './accountsCalls.ts';
import { type Description, named } from './operation.ts';
import { dashboardCalls } from './dashboardCalls.ts';
import { familyPaths } from './familyPaths.ts';
import { reportCalls } from './reportCalls.ts';
import { summaryReportCalls } from './summaryReportCalls.ts';

const call = (
  method: string,
  tag: string,
  summary: string,
  more: Partial<Description> = {},
): Record<string, Description> => ({ [method]: { tag, summary, ...more } });

const open = { open: true };

const check = (field: string, moment: string) =>
  [
    `/user/api/v1/user/check_${field}_when_${moment}/`,
    call('get', 'user', `Whether ${field} is taken (${moment})`),
  ] as const;

/** Calls beside the standard ones. */
export const otherCalls: Readonly<Record<string, Readonly<Record<string, Description>>>> = {
  '/user/api/v1/user/login/': call('post', 'session', 'Sign in with email and password', open),
  '/user/api/v1/user/logout/': call('post', 'session', 'End this session'),
  '/user/api/v1/user/logout_everywhere/': call('post', 'session', 'End every session of one’s own'),
  '/user/api/v1/user/me/': {
    ...call('get', 'session', 'The signed-in user with role and permissions'),
    ...call('put', 'session', 'Change one’s own data, other than rights, email and user name'),
  },
  '/user/api/v1/user/passwordchange/{id}': call('patch', 'session', 'Set a password'),
  '/user/api/v1/user/uploadimage/{id}': call('post', 'user', 'Set a user’s picture'),
  '/api/auth/register': call('post', 'session', 'Ask for an account, which an administrator activates', open),
  '/api/auth/access-token': call('get', 'session', 'A new token for a valid one'),
  '/api/auth/user/update': call('post', 'session', 'Keep settings and notes of one’s own'),
  '/auth/user/reset_password/': call('post', 'session', 'Ask for a link to choose a new password', open),
  '/auth/user/reset_password_check/': call(
    'post',
    'session',
    'Whether that link still opens; does not use it up',
    open,
  ),
  '/auth/user/reset_password_confirm/': call('post', 'session', 'Choose a new password by that link', open),
  '/api/auth/user/email': call('post', 'session', 'Ask to sign in with another email, which is confirmed from there'),
  '/auth/user/confirm_email/': call('post', 'session', 'Confirm another email by the link of a mail', open),
  '/api/events': call('get', 'session', 'Server-sent events: which records, by entity and id, have changed'),
  '/api/inbox/{id}': call('get', 'session', 'One conversation that the signed-in user shares, or a mail to them'),
  '/api/inbox': {
    ...call('get', 'session', 'What colleagues and the house have written to the signed-in user, by folder'),
    ...call('patch', 'session', 'Mark some of it as read, starred or thrown away'),
  },
  '/api/inbox/unread': call('get', 'session', 'How much of it has not been read'),
  '/api/inbox/people': call('get', 'session', 'Colleagues to whom the signed-in user may write'),
  '/api/inbox/messages': call('post', 'session', 'Write to colleagues, or answer a message'),
  '/api/outbox/{id}': call('get', 'office', 'One mail with its text, for administrators'),
  '/api/outbox': call('get', 'office', 'Mail that was or will be sent, for administrators'),
  ...Object.fromEntries(
    ['email', 'username', 'primary_phone', 'secondary_phone'].flatMap(field => [
      check(field, 'create'),
      check(field, 'update'),
    ]),
  ),
  '/thana/api/v1/thana/all_thana_by_city_id/{id}': call('get', 'thana', 'Thanas of a city', open),
  '/branch/api/v1/branch/get_a_branch_by_user_id/{id}': call('get', 'branch', 'Branch of an employee'),
  '/category/api/v1/category/get_all_parent_category_without_pagination/': call(
    'get',
    'category',
    'Categories of the first level',
  ),
  '/category/api/v1/category/get_all_sub_category_by_category_id_without_pagination/{id}': call(
    'get',
    'category',
    'Categories below one of the first level',
  ),
  '/category/api/v1/category/get_all_sub_sub_category_by_category_id_without_pagination/{id}': call(
    'get',
    'category',
    'Categories below one of the second level',
  ),
  '/productimage/api/v1/productimage/all_productimage_by_product_id/{id}': call(
    'get',
    'productimage',
    'Pictures of a product',
  ),
  '/productcolor/api/v1/productcolor/get_all_by_product_id/{id}': call('get', 'productcolor', 'Colours of a product'),
  '/inventory/api/v1/inventory/check_by_product_id/{id}': call(
    'get',
    'inventory',
    'What each branch has of the items of a product',
    { answer: { type: 'object', properties: { inventories: { type: 'array', items: named('inventory') } } } },
  ),
  '/purchase_final/api/v1/purchase_final/create_directly_from_admin_panel/': call(
    'post',
    'purchase_final',
    'A draft, as by `create/`',
    { body: named('purchase_final_input'), answer: named('purchase_final'), status: 201, repeatable: true },
  ),
  '/payment_method/api/v1/payment_method/payment_method_by_type/{type}': call(
    'get',
    'paymentmethod',
    'Payment methods of a type',
  ),
  '/cms_menu/api/v1/cms_menu/get_all_nested_cms_menu/': call('get', 'cms_menu', 'The website’s menu, nested'),
  '/cms_menu/api/v1/cms_menu/get_all_menu_content_and_image_by_cms_menu_id/{id}': call(
    'get',
    'cms_menu',
    'Live texts and pictures of a page',
  ),
  '/cms_menu_content/api/v1/get_all_cms_menu_content_by_cms_menu_id/{id}': call(
    'get',
    'cms_menu_content',
    'Live texts of a page',
  ),
  '/cms_menu_content_image/api/v1/get_all_cms_menu_content_image_by_cms_menu_id/{id}': call(
    'get',
    'cms_menu_content_image',
    'Pictures of a page',
  ),
  '/cms_menu_content_image/api/v1/get_all_cms_menu_content_image_list_by_cms_menu_id/{id}': call(
    'get',
    'cms_menu_content_image',
    'Pictures of a page by heading',
  ),
  '/cause/api/v1/cause/get_all_content_and_image_by_cause_id/{id}': call(
    'get',
    'cause',
    'Live texts and pictures of a cause',
  ),
  '/cause_content/api/v1/get_all_cause_content_by_cause_id/{id}': call('get', 'cause_content', 'Live texts of a cause'),
  '/cause_content_image/api/v1/get_all_cause_content_image_by_cause_id/{id}': call(
    'get',
    'cause_content_image',
    'Pictures of a cause by heading',
  ),
  '/api/live/{entity}/{id}': call('get', 'office', 'Content as visitors see it, beside what is being written'),
  ...Object.fromEntries(
    entityList
      .filter(orderFieldOf)
      .map(({ name }) => [`${mount(name)}/arrange/`, call('post', name, 'Put records in order, many at once')]),
  ),
  '/api/papers/{entity}/{id}': call('post', 'office', 'The address for the code on a printed document'),
  '/api/history': call('get', 'office', 'History of a record'),
  '/api/saved_views': { ...call('get', 'office', 'Own saved views'), ...call('post', 'office', 'Save a view') },
  '/api/saved_views/{id}': {
    ...call('get', 'office', 'A view of one’s own, or one that was shared'),
    ...call('put', 'office', 'Change a view of one’s own'),
    ...call('delete', 'office', 'Delete a view of one’s own'),
  },
  '/api/imports': call('post', 'office', 'Import rows, or try what an import would do', { repeatable: true }),
  '/api/passengers/search': call('get', 'office', 'Pilgrims that a number, a name or a machine-readable zone may mean'),
  '/api/departures/{id}/fly-board': call('get', 'office', 'What is missing of whom before a departure can fly'),
  '/api/people/{entity}/{id}': call(
    'get',
    'office',
    'Everything about one person: who else they are, what belongs to them, what was done lately',
  ),
  '/api/quick-panel/data': call('get', 'office', 'Today, one’s own notes and what is ahead'),
  '/api/access/roles': call('get', 'office', 'What each role may do, for administrators'),
  '/api/access/{id}': call('get', 'office', 'Why a user may or may not do something, for administrators'),
  '/menu_item/api/v1/menu_item/nested_menu_item_by_user_role/': call('get', 'menu_item', 'The menu of one’s own role'),
  '/menu_item/api/v1/menu_item/nested_menu_item_by_role_id/{id}': call('get', 'menu_item', 'The menu of a role'),
  '/menu_item/api/v1/menu_item/nested_menu_item_without_pagination/all/': call(
    'get',
    'menu_item',
    'The whole menu, nested',
  ),
  '/role_menu/api/v1/role_menu/all/': call('get', 'role_menu', 'Roles with their menu items'),
  '/role_menu/api/v1/role_menu/{id}': call('get', 'role_menu', 'The menu items of a role'),
  '/role_menu/api/v1/role_menu/create/': call('post', 'role_menu', 'Replace the menu items of a role'),
  '/role_menu/api/v1/role_menu/delete/{id}': call('delete', 'role_menu', 'Take all menu items from a role'),
  '/cause_donation/api/v1/cause_donation/create/': call(
    'post',
    'donation',
    'Give for a cause, as a member who has signed in',
  ),
  ...Object.fromEntries(
    [
      ['account_log_report', 'by_ledger_type', 'Rows of cash, of bank, or of a ledger, with the balance after each'],
      ['account_log_report', 'general', 'Rows of a ledger or of all, with the balance after each'],
      ['account_log_report', 'get_total_cash_dr_cr_bank_dr_cr', 'What came in and went out of cash and of bank'],
      ['account_report', 'report_for_payment_voucher', 'What was paid for, and what of it was cash and bank'],
      ['account_report', 'report_for_receipt_voucher', 'What was received for, and what of it was cash and bank'],
      ['account_report', 'summary_for_payment_voucher', 'Payments by purpose, and what of it was cash and bank'],
      ['account_report', 'summary_for_receipt_voucher', 'Receipts by purpose, and what of it was cash and bank'],
    ].map(([name = '', path = '', summary = '']) => [`${mount(name)}/${path}/`, call('get', 'reports', summary)]),
  ),
  ...Object.fromEntries(
    departmentCodes.map(code => [
      `${departmentPath(code)}/`,
      call('get', 'ticket', `Tickets of the ${code} department`),
    ]),
  ),
  '/ticket/api/v1/ticket/get_all_by_user_id/{id}': call('get', 'ticket', 'Tickets of a user, or one’s own'),
  '/ticket/api/v1/ticket/create_from_client/': call('post', 'ticket', 'Open a ticket of one’s own'),
  '/ticket_detail/api/v1/ticket_detail/get_all_by_ticket_id/{id}': call(
    'get',
    'ticket_detail',
    'The thread of a ticket and of those merged into it, the oldest word first',
  ),
  '/ticket_detail/api/v1/ticket_detail/create/': call('post', 'ticket_detail', 'Reply to a ticket'),
  '/ticket_detail/api/v1/ticket_detail/create_from_client/': call(
    'post',
    'ticket_detail',
    'Write to a ticket of one’s own',
  ),
  '/api/causes/{id}/contributors': call('get', 'donation', 'Who has given for a cause'),
  '/monthly_subscription/api/v1/monthly_subscription/get_all_by_member/': call(
    'get',
    'monthly_subscription',
    'One’s own bills',
  ),
  ...accountsCalls,
  ...reportCalls,
  ...summaryReportCalls,
  ...dashboardCalls,
  ...familyPaths,
  '/api/media': call('post', 'office', 'Upload a file'),
  '/api/config': call('get', 'office', 'What a page must know before anybody signs in', open),
  '/verify/{token}': call('get', 'office', 'The page behind the code of a printed document', open),
  '/healthz': call('get', 'office', 'Whether the host and its database answer', open),
};
