import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import type { EntryAction } from './useEnter.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Keys of the form, none of which a browser keeps for itself; in words as they are written on the keys. */
export const wishKeys: Readonly<Record<EntryAction, string>> = {
  save: 'Ctrl+S',
  post: 'Ctrl+Enter',
  post_print: 'Ctrl+Alt+Enter',
  post_new: 'Ctrl+Shift+Enter',
  submit: 'Ctrl+Alt+S',
};

const letters: Readonly<Record<string, VoucherName>> = {
  p: 'payment_voucher',
  r: 'receipt_voucher',
  c: 'contra',
  j: 'journal',
};

/** Keys that lead to a new voucher of a kind. */
export const kindKeys: Readonly<Record<VoucherName, string>> = {
  payment_voucher: 'Alt+P',
  receipt_voucher: 'Alt+R',
  contra: 'Alt+C',
  journal: 'Alt+J',
};

/** What a key asks for in the form; Ctrl stands for Command as well. */
export function wishOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): EntryAction | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 's') return shiftKey ? undefined : altKey ? 'submit' : 'save';
  if (key !== 'Enter') return undefined;
  return altKey ? 'post_print' : shiftKey ? 'post_new' : 'post';
}

/** The kind of voucher that a key asks for; on a keyboard of other letters by the place of the key. */
export function kindOfKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): VoucherName | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key : code.replace('Key', '');
  return letters[letter.toLowerCase()];
}
