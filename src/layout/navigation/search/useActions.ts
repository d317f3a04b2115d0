import { useState } from 'react';
import { useCanAccessResources, useGetResourceLabel, useLocales, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#src/i18n/locale.ts';
import { useChangeLanguage } from '../../useChangeLanguage.ts';
import { useSignOut } from '#src/engine/editing/useSignOut.ts';
import { listRoutes } from '../sections.ts';
import { createPath, routeAt } from '../../keys/createPath.ts';
import { buttonOf, pageKeys, press } from '#src/engine/keys/pageKeys.ts';
import { useLettersOn } from '#src/engine/keys/useKeyOf.ts';
import type { Suggestion } from './Suggestion.ts';
import { useTools } from './useTools.ts';

const asked = [...listRoutes];

/** A key by its letter, while letters do something. */
function useHintOf() {
  const isOn = useLettersOn();
  return (name: keyof typeof pageKeys) => (isOn ? { hints: [pageKeys[name].toUpperCase()] } : {});
}

/** What the page below offers by its keys. */
function usePageActions(): readonly Omit<Suggestion, 'group'>[] {
  const translate = useTranslate();
  const hintOf = useHintOf();
  // The page stands still below what was opened over it.
  const [found] = useState(() => (['book', 'pay'] as const).filter(name => buttonOf(name)));
  return found.map(name => ({
    id: `key ${name}`,
    title: translate(name === 'book' ? 'book' : 'commands.take_payment'),
    ...hintOf(name),
    choose() {
      const button = buttonOf(name);
      if (button) press(button);
    },
  }));
}

/** What can be done from anywhere: tools, another language, the way out, new records. */
export function useActions(): readonly Suggestion[] {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const locales = useLocales();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const tools = useTools();
  const ofPage = usePageActions();
  const hintOf = useHintOf();
  const here = routeAt(useLocation().pathname);
  const { canAccess } = useCanAccessResources({ action: 'create', resources: asked });
  const languages = (locales ?? [])
    .filter(({ locale }) => locale !== language)
    .map(({ locale, name }) => ({
      id: `language ${locale}`,
      title: translate('navigation.search.language', { name }),
      choose: () => changeLanguage(locale),
    }));
  const leave = { id: 'logout', title: translate('shell.logout'), choose: () => void signOut() };
  const creations = (here === undefined ? asked : [here, ...asked.filter(route => route !== here)])
    .filter(route => canAccess?.[route])
    .map(route => ({
      id: `create ${route}`,
      title: translate('navigation.search.create', { name: labelOf(route, 1) }),
      ...(route === here && hintOf('new')),
      choose: () => void navigate(createPath(route)),
    }));
  const group = translate('navigation.search.actions');
  return [...ofPage, ...tools, ...languages, leave, ...creations].map(action => ({ ...action, group }));
}
