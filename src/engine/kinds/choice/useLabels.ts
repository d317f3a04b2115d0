import { uniq } from 'es-toolkit';
import { type RaRecord, useCanAccess, useGetList, useTranslate } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { stateWord } from '#src/i18n/stateWord.ts';

const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'position', order: 'ASC' as const } };

/** Sorted here again: a save changes what is in memory before it is read anew. Without a position it comes last. */
const placeOf = ({ position }: RaRecord): number => (typeof position === 'number' ? position : Infinity);

interface Labels {
  wordOf(code: string): string;
  /** `#rrggbb` of the label; undefined where none stands for the code. */
  colorOf(code: string): string | undefined;
  /** The codes as the office orders its labels, those without one last. */
  inOrder(codes: readonly string[]): string[];
}

/**
 * What the codes of a field are called and look like: by the office's labels where the field has such and its reader may
 * see them, else by the words of the language. All that ask on a page share one request.
 */
export function useLabels({ labels, kind }: Partial<Pick<Field, 'labels' | 'kind'>>): Labels {
  const translate = useTranslate();
  // Without a name it would be that of the page around, which many pages have not.
  const resource = labels?.route ?? 'labels';
  const isOn = labels !== undefined;
  const { canAccess } = useCanAccess({ resource, action: 'list', enabled: isOn });
  const { data = [] } = useGetList(resource, all, { enabled: isOn && canAccess === true, staleTime: 60_000 });
  const active = data
    .filter(one => one['is_active'] === true)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || Number(one.id) - Number(other.id));
  const labelOf = (code: string) => active.find(one => one['code'] === code);
  return {
    wordOf: code => {
      const name: unknown = labelOf(code)?.['name'];
      const isOwn = typeof name === 'string' && name !== labels?.seeded[code]?.[0];
      if (isOwn) return name;
      return kind === 'state' ? stateWord(translate, code) : translate(`choices.${code}`, { _: code });
    },
    colorOf: code => labelOf(code)?.['color'],
    inOrder: codes => uniq([...active.map(one => String(one['code'])).filter(code => codes.includes(code)), ...codes]),
  };
}
