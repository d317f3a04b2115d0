import { useCanAccessResources, useGetResourceLabel, useLocales, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useLanguage } from '#src/i18n/locale.ts';
import { useChangeLanguage } from '../../useChangeLanguage.ts';
import { useSignOut } from '#src/engine/editing/useSignOut.ts';
import { listRoutes } from '../sections.ts';
import type { Suggestion } from './Suggestion.ts';
import { useTools } from './useTools.ts';

const asked = [...listRoutes];

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
  const { canAccess } = useCanAccessResources({ action: 'create', resources: asked });
  const languages = (locales ?? [])
    .filter(({ locale }) => locale !== language)
    .map(({ locale, name }) => ({
      id: `language ${locale}`,
      title: translate('navigation.search.language', { name }),
      choose: () => changeLanguage(locale),
    }));
  const leave = { id: 'logout', title: translate('shell.logout'), choose: () => void signOut() };
  const creations = asked
    .filter(route => canAccess?.[route])
    .map(route => ({
      id: `create ${route}`,
      title: translate('navigation.search.create', { name: labelOf(route, 1) }),
      choose: () => void navigate(`/apps/${route}/create`),
    }));
  const group = translate('navigation.search.actions');
  return [...tools, ...languages, leave, ...creations].map(action => ({ ...action, group }));
}
