import { defineCommand } from '../engine/defineCommand.ts';
import { password } from '../engine/fields.ts';
import { user } from './user.ts';

/** Shuts an account out: its sessions end, and it signs in no more. */
export const suspendUser = defineCommand({
  verb: 'suspend',
  entity: user,
  adminOnly: true,
  confirm: true,
  many: true,
  guards: [{ code: 'user_suspended', holds: record => record['is_active'] === true }],
});

/** Lets an account in, the first time or again. */
export const activateUser = defineCommand({
  verb: 'activate',
  entity: user,
  adminOnly: true,
  confirm: true,
  many: true,
  guards: [{ code: 'user_active', holds: record => record['is_active'] === false }],
});

/** Sets the password of somebody who cannot do it themselves; ends their sessions. */
export const setPassword = defineCommand({
  verb: 'set_password',
  entity: user,
  adminOnly: true,
  input: { password: password({ required: true }) },
});
