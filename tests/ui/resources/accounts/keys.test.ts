import { expect, test } from 'vitest';
import { kindOfKey, wishOf } from '#src/resources/ledger/entry/keys.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('keys of the form save and post, with Command as with Ctrl', () => {
  expect(wishOf(pressed('s', { ctrlKey: true }))).toBe('save');
  expect(wishOf(pressed('Enter', { metaKey: true }))).toBe('post');
  expect(wishOf(pressed('Enter', { ctrlKey: true, shiftKey: true }))).toBe('post_new');
  expect(wishOf(pressed('Enter', { ctrlKey: true, altKey: true }))).toBe('post_print');
  expect(wishOf(pressed('s', { ctrlKey: true, altKey: true }))).toBe('submit');
  for (const other of [pressed('Enter'), pressed('Enter', { altKey: true }), pressed('p', { ctrlKey: true })])
    expect(wishOf(other)).toBeUndefined();
});

test('Alt with a letter leads to a kind, on a keyboard of other letters by its place', () => {
  expect(kindOfKey(pressed('c', { altKey: true, code: 'KeyC' }))).toBe('contra');
  expect(kindOfKey(pressed('ح', { altKey: true, code: 'KeyP' }))).toBe('payment_voucher');
  expect(kindOfKey(pressed('∆', { altKey: true, code: 'KeyJ' }))).toBe('journal');
  expect(kindOfKey(pressed('Enter', { altKey: true, code: 'Enter' }))).toBeUndefined();
  expect(kindOfKey(pressed('r', { altKey: true, ctrlKey: true, code: 'KeyR' }))).toBeUndefined();
});
