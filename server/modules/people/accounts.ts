import type { Commands } from '#catalog/registry/commands.ts';
import type { Work } from '../../engine/context/host.ts';

/** As an update of theirs, so that the law on accounts judges it: the last administrator stays. */
const setActive = (is_active: boolean) => async () => ({ change: { is_active }, gives: {} });

export const suspend: Work<Commands['suspend_user']> = { run: setActive(false) };
export const activate: Work<Commands['activate_user']> = { run: setActive(true) };

export const setPasswordWork: Work<Commands['set_password_user']> = {
  run: async ({ input: { password } }) => ({ change: { password }, gives: {} }),
};
