import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseOutside, followLanguageOfOtherTabs, keepLanguage } from '../../src/authProvider/ownLanguage.ts';
import { ownPreferences } from '../../src/authProvider/preferences.ts';
import { refreshAccount } from '../../src/authProvider/refreshAccount.ts';
import { session } from '../../src/authProvider/session.ts';
import { signIn } from '../../src/authProvider/signIn.ts';
import { chooseLocale, locale } from '../../src/i18n/locale.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const told = vi.fn<() => object>();
/** What the host says of a user with a role as it spells it and a language of theirs. */
const account = (language?: string, role: unknown = 'ADMIN') => ({
  id: Number(amina.id),
  username: amina.name,
  email: amina.email,
  role,
  access: tokenFor(3600),
  data: { preferences: { dense: true, notifications: true, ...(language && { language }) } },
});

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(told())));
afterEach(async () => {
  session.end();
  localStorage.clear();
  await chooseLocale('en');
});
const enter = async (answer: object) => {
  told.mockReturnValue(answer);
  expect((await signIn('amina@rihla.example', 'a long password')).success).toBe(true);
};

it('a user who signs in elsewhere finds their language there', async () => {
  await enter(account('tr'));
  expect([locale(), document.documentElement.lang]).toEqual(['tr', 'tr']);
  expect(ownPreferences.unsaved()).toBeUndefined();
});

it('a user without one stays in the language of the browser, which does not become theirs', async () => {
  await chooseLocale('ar');
  await enter(account());
  expect([locale(), document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(ownPreferences.unsaved()).toBeUndefined();
});

it('what they choose on the page of the sign-in is their newest choice, once', async () => {
  chooseOutside('ar');
  await enter(account('tr'));
  expect([locale(), ownPreferences.unsaved()?.language]).toEqual(['ar', 'ar']);
  session.end();
  localStorage.clear();
  await enter(account('tr'));
  expect(locale()).toBe('tr');
});

it('what somebody signed in chooses on a page outside the frame is theirs at once, and nobody else’s', async () => {
  await enter(account('tr'));
  chooseOutside('ar');
  expect(ownPreferences.unsaved()?.language).toBe('ar');
  session.end();
  localStorage.clear();
  await enter(account('tr'));
  expect(locale()).toBe('tr');
});

it('one that they have chosen on another machine meanwhile is taken over, but not over what waits to be saved here', async () => {
  await enter(account('tr'));
  told.mockReturnValue(account('ar'));
  await refreshAccount();
  expect(locale()).toBe('ar');
  keepLanguage('en');
  await chooseLocale('en');
  await refreshAccount();
  expect([locale(), ownPreferences.unsaved()?.language]).toEqual(['en', 'en']);
});

it('one that is chosen in another tab is followed', async () => {
  await enter(account('en'));
  const stop = followLanguageOfOtherTabs();
  const key = `preferences:${amina.id}`;
  localStorage.setItem(key, JSON.stringify({ dense: true, notifications: true, language: 'ar' }));
  dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(locale()).toBe('ar'));
  stop();
});

it.each([
  ['ADMIN', 'admin'],
  [{ id: 2, name: 'Staff' }, 'staff'],
  [' user ', 'user'],
  ['Cashiers', 'Cashiers'],
  [null, ''],
])('the role %j is kept in the spelling of the specification', async (role, kept) => {
  await enter(account('en', role));
  expect(localStorage.getItem('user_role')).toBe(kept);
});
