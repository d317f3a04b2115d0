import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { looksLikeZone } from '#catalog/engine/texts/looksLikeZone.ts';
import { compact } from '#catalog/engine/texts/searchText.ts';

const PATH = '/apps/passenger/search';
/** The router's patterns end at a line break, so one within an address travels as a tab. */
const BREAK = '\t';

/** What could be the number of a passport, or of somebody: a letter or two and digits, or many digits. */
const PERSONAL = /^(?:[a-z]{1,2}\d{6,8}|[a-z]\d{2}[a-z]\d{5}|\d{9,10}|\d{13}|\d{17})$/;

/** Whether a text stays out of the address: the browser's history outlives its user. */
export const staysHidden = (text: string): boolean => looksLikeZone(text) || PERSONAL.test(compact(text));

/** Where everybody who matches a text is listed. */
export const searchPath = (text: string): string =>
  `${PATH}/${encodeURIComponent(text.trim().replace(/\r?\n/g, BREAK))}`;

/** What is searched for at such an address. */
export const searchedAt = (param: string): string => param.trim().replaceAll(BREAK, '\n');

const heldKey = (held: unknown) => ['passengers', 'held', held];

/** Goes to the matches of a text, which stands in the address, or in this page's memory alone until somebody signs out. */
export function useSearchFor(): (text: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return text => {
    if (!staysHidden(text)) return void navigate(searchPath(text));
    const held = crypto.randomUUID();
    queryClient.setQueryDefaults(heldKey(held), { gcTime: Infinity });
    queryClient.setQueryData(heldKey(held), text.trim());
    void navigate(PATH, { state: { held } });
  };
}

/** What is searched for here; nothing of what another visit has held. */
export function useSearched(): string {
  const { text } = useParams();
  const { state } = useLocation();
  const queryClient = useQueryClient();
  if (text !== undefined) return searchedAt(text);
  return queryClient.getQueryData<string>(heldKey(state?.held)) ?? '';
}
