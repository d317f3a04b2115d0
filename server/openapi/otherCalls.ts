const ok = { 200: { description: 'Done' } };

const call = (method: string, tag: string, summary: string) => ({ [method]: { tags: [tag], summary, responses: ok } });

const check = (field: string, moment: string) =>
  [`/user/api/v1/user/check_${field}_when_${moment}/`, call('get', 'user', `Whether ${field} is taken (${moment})`)] as const;

/** Calls beside the standard ones. */
export const otherCalls = {
  '/user/api/v1/user/login/': call('post', 'session', 'Sign in with email and password'),
  '/user/api/v1/user/me/': call('get', 'session', 'The signed-in user with role and permissions'),
  '/user/api/v1/user/passwordchange/{id}': call('patch', 'session', 'Set a password'),
  '/user/api/v1/user/uploadimage/{id}': call('post', 'user', 'Set a user’s picture'),
  '/api/auth/register': call('post', 'session', 'Ask for an account, which an administrator activates'),
  '/api/auth/access-token': call('get', 'session', 'A new token for a valid one'),
  '/api/auth/user/update': call('post', 'session', 'Keep settings and notes of one’s own'),
  '/auth/user/reset_password/': call('post', 'session', 'Ask for a link to choose a new password'),
  '/auth/user/reset_password_confirm/': call('post', 'session', 'Choose a new password by that link'),
  '/api/outbox': call('get', 'office', 'Mail that was or will be sent, for administrators'),
  ...Object.fromEntries(
    ['email', 'username', 'primary_phone', 'secondary_phone'].flatMap(field => [check(field, 'create'), check(field, 'update')]),
  ),
  '/thana/api/v1/thana/all_thana_by_city_id/{id}': call('get', 'thana', 'Thanas of a city'),
  '/branch/api/v1/branch/get_a_branch_by_user_id/{id}': call('get', 'branch', 'Branch of an employee'),
  '/api/history': call('get', 'office', 'History of a record'),
  '/api/saved_views': { ...call('get', 'office', 'Own saved views'), ...call('post', 'office', 'Save a view') },
  '/api/imports': call('post', 'office', 'Import rows, or try what an import would do'),
  '/api/passengers/search': call('get', 'office', 'Pilgrims that a number, a name or a machine-readable zone may mean'),
  '/api/people/{entity}/{id}': call('get', 'office', 'Everything about one person: who else she is, what belongs to her, what was done lately'),
  '/api/quick-panel/data': call('get', 'office', 'Today, one’s own notes and what is ahead'),
  '/api/access/{id}': call('get', 'office', 'Why a user may or may not do something, for administrators'),
  '/menu_item/api/v1/menu_item/nested_menu_item_by_user_role/': call('get', 'menu_item', 'The menu of one’s own role'),
  '/menu_item/api/v1/menu_item/nested_menu_item_by_role_id/{id}': call('get', 'menu_item', 'The menu of a role'),
  '/menu_item/api/v1/menu_item/nested_menu_item_without_pagination/all/': call('get', 'menu_item', 'The whole menu, nested'),
  '/role_menu/api/v1/role_menu/all/': call('get', 'role_menu', 'Roles with their menu items'),
  '/role_menu/api/v1/role_menu/{id}': call('get', 'role_menu', 'The menu items of a role'),
  '/role_menu/api/v1/role_menu/create/': call('post', 'role_menu', 'Replace the menu items of a role'),
  '/role_menu/api/v1/role_menu/delete/{id}': call('delete', 'role_menu', 'Take all menu items from a role'),
  '/api/media': call('post', 'office', 'Upload a file'),
  '/healthz': call('get', 'office', 'Whether the host and its database answer'),
} as const;
