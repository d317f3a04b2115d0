import { useGetList } from 'react-admin';
import type { AgencyFacts } from '#catalog/engine/papers/PaperFacts.ts';
import { generalSetting } from '#catalog/website/generalSetting.ts';
import { textIn } from '#src/layout/site.ts';
import { useSite } from '#src/layout/useSite.ts';

const newest = { pagination: { page: 1, perPage: 1 } };

/** Who issues papers, by the general settings; undefined before they are there. Hosts of the family know no tax numbers. */
export function useAgencyFacts(): AgencyFacts | undefined {
  const { name, title } = useSite();
  const { data } = useGetList(generalSetting.route, newest, { staleTime: Infinity, retry: false });
  const row = data?.[0] ?? {};
  const [arabic, bangla] = [textIn(row, 'agency_name_arabic'), textIn(row, 'agency_name_bangla')];
  if (title === null) return undefined;
  return {
    name: textIn(row, 'site_name') || textIn(row, 'title') || name,
    names: { ...(arabic && { ar: arabic }), ...(bangla && { bn: bangla }) },
    address: textIn(row, 'address'),
    phone: textIn(row, 'phone'),
    email: textIn(row, 'email'),
    website: textIn(row, 'site_address'),
    licence: textIn(row, 'rl_no'),
    numbers: [],
  };
}
