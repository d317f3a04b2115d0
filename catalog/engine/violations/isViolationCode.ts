import { en, type ViolationCode } from './en.ts';

/** Apart from the rules themselves, which the sign-in asks without the words of all others. */
export const isViolationCode = (code: unknown): code is ViolationCode =>
  typeof code === 'string' && Object.hasOwn(en, code);
