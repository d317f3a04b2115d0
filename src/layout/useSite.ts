import { useGetList, useTranslate } from 'react-admin';
import type { Locale } from '../../catalog/engine/texts/texts.ts';
import { generalSetting } from '../../catalog/website/generalSetting.ts';
import { useLanguage } from '../i18n/locale.ts';
import { MARK, type Site, siteIn, textIn } from './site.ts';

interface House extends Site {
  readonly name: string;
  /** Null while the host has not answered: the product's own would give way to it at once. */
  readonly logo: string | null;
  /** Address of its website; empty where there is none. */
  readonly address: string;
}

/** What a browser opens; hosts of the family may hold other things there. */
const address = /^https?:\/\//i;

/** The agency's name as the language writes it, where the settings say so. */
const nameIn = (language: Locale, row: Readonly<Record<string, unknown>>): string =>
  (language === 'ar' && textIn(row, 'agency_name_arabic')) || textIn(row, 'site_name') || textIn(row, 'title');

/**
 * How the house presents itself: by its general settings, else as this product. A failure is ignored (specification,
 * section 8).
 */
export function useSite(): House {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, isPending } = useGetList(
    generalSetting.route,
    { pagination: { page: 1, perPage: 1 } },
    { staleTime: Infinity, retry: false },
  );
  const row = data?.[0] ?? {};
  const site = siteIn(row, translate('shell.noTitle'));
  return {
    ...site,
    title: isPending ? null : site.title,
    name: nameIn(language, row) || translate('shell.brand'),
    logo: isPending ? null : textIn(row, 'logo') || MARK,
    address: address.test(textIn(row, 'site_address')) ? textIn(row, 'site_address') : '',
  };
}
