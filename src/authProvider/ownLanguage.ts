import type { Locale } from '../../catalog/engine/texts/texts.ts';
import { chooseLocale, locale } from '../i18n/locale.ts';
import { session } from './session.ts';
import { chosen, keepPreferences, ownPreferences } from './preferences.ts';

/** The language goes with its user, as their other choices do: what they choose in the office is theirs from then on. */
export const keepLanguage = (language: Locale): void => keepPreferences({ ...chosen(), language });

let atSignIn: Locale | undefined;

/** A choice on a page outside the frame: of a guest it becomes that of whoever signs in next here, as their newest. */
export function chooseOutside(language: Locale): void {
  if (session.state() === 'valid') keepLanguage(language);
  else atSignIn = language;
  void chooseLocale(language);
}

/** Turns the page to the language of its user, if they have one and its words can be fetched; else it stays as it is. */
export async function followOwnLanguage(): Promise<void> {
  const { language } = chosen();
  if (language !== undefined && language !== locale()) await chooseLocale(language).catch(() => undefined);
}

/** The same for somebody who has just signed in; what they have chosen on the page of the sign-in becomes theirs. */
export async function beginInOwnLanguage(): Promise<void> {
  if (atSignIn !== undefined && atSignIn !== chosen().language) keepLanguage(atSignIn);
  atSignIn = undefined;
  await followOwnLanguage();
}

/** Follows what its user chooses in other tabs, until what it gives is called. */
export const followLanguageOfOtherTabs = (): (() => void) =>
  ownPreferences.subscribe(elsewhere => {
    if (elsewhere) void followOwnLanguage();
  });
