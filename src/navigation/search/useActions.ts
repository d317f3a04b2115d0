import { useMemo } from 'react';
import { useCanAccessResources, useGetResourceLabel, useLocales, useLogout, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/locale.ts';
import { useChangeLanguage } from '../../layout/useChangeLanguage.ts';
import { listRoutes } from '../sections.ts';
import type { Suggestion } from './Suggestion.ts';

const asked = [...listRoutes];

/** What can be done from anywhere: new records, another language, the way out. */
export function useActions(): readonly Suggestion[] {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const navigate = useNavigate();
  const logout = useLogout();
  const locales = useLocales();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const { canAccess } = useCanAccessResources({ action: 'create', resources: asked });
  return useMemo(() => {
    const group = translate('navigation.search.actions');
    const creations = asked
      .filter(route => canAccess?.[route])
      .map(route => ({ id: `create ${route}`, title: translate('navigation.search.create', { name: labelOf(route, 1) }), group, choose: () => void navigate(`/apps/${route}/create`) }));
    const languages = (locales ?? [])
      .filter(({ locale }) => locale !== language)
      .map(({ locale, name }) => ({ id: `language ${locale}`, title: translate('navigation.search.language', { name }), group, choose: () => changeLanguage(locale) }));
    const leave = { id: 'logout', title: translate('shell.logout'), group, choose: () => void logout({}, undefined, false) };
    return [...creations, ...languages, leave];
  }, [translate, labelOf, navigate, logout, locales, language, changeLanguage, canAccess]);
}
