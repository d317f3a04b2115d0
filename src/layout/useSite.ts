import { useGetList, useTranslate } from 'react-admin';
import { entityList } from '../../catalog/entities.ts';
import type { Locale } from '../../catalog/texts.ts';
import { useLanguage } from '../i18n/locale.ts';

/** The agency's own settings; a host whose catalogue lacks them is not asked. */
const settings = entityList.find(({ name }) => name === 'general_setting');

const MARK = '/favicon.svg';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

interface Site {
  readonly title: string;
  readonly name: string;
  readonly logo: string;
  readonly favicon: string;
}

/** The agency's name as the language writes it, where the settings say so. */
const nameIn = (language: Locale, row: Readonly<Record<string, unknown>>): string =>
  (language === 'ar' && textOf(row['agency_name_arabic'])) || textOf(row['site_name']) || textOf(row['title']);

/** How the house presents itself: by its general settings, else as this product. A failure is ignored (specification, section 8). */
export function useSite(): Site {
  const translate = useTranslate();
  const language = useLanguage();
  const brand = translate('shell.brand');
  const { data } = useGetList(settings?.route ?? '', { pagination: { page: 1, perPage: 1 } }, { enabled: settings !== undefined, staleTime: Infinity, retry: false });
  const row = data?.[0];
  if (!row) return { title: brand, name: brand, logo: MARK, favicon: MARK };
  return {
    title: textOf(row['title']) || translate('navigation.noTitle'),
    name: nameIn(language, row) || brand,
    logo: textOf(row['logo']) || MARK,
    favicon: textOf(row['favicon']) || MARK,
  };
}
