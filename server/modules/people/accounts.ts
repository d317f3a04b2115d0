import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '../../engine/context/host.ts';

/** As an update of theirs, so that the law on accounts judges it: the last administrator stays. */
const setActive = (is_active: boolean) => async () => ({ change: { is_active }, output: {} });

export const suspend: CommandHandler<Commands['suspend_user']> = { run: setActive(false) };
export const activate: CommandHandler<Commands['activate_user']> = { run: setActive(true) };

export const setPasswordHandler: CommandHandler<Commands['set_password_user']> = {
  run: async ({ input: { password } }) => ({ change: { password }, output: {} }),
};
