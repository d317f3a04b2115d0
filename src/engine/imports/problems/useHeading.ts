import { useTranslate } from 'react-admin';
import { fieldKey } from '../linesOf/fieldKey.ts';
import { useProblemText } from './useProblemText.ts';
import type { ProblemGroup } from './ProblemGroup.ts';

/** Groups that are told in words of their own, which tell how many they are. */
const words: Readonly<Record<string, string>> = {
  repeated_row: 'repeated',
  registered_in_line: 'repeated',
  matches_several: 'several',
  matches_ended: 'ended',
  required: 'empty',
  not_phone: 'phones',
};

/** Says of a group what is wrong in how many rows. */
export function useHeading(): (group: ProblemGroup) => string {
  const translate = useTranslate();
  const problemText = useProblemText();
  return ({ field: name, code, cells, texts }) => {
    const told = { field: translate(fieldKey(name), { _: name }), smart_count: cells.length };
    const [first] = cells;
    if (texts.length === 1) return translate('crud.import.problems.unknown', { ...told, value: texts[0]?.text });
    if (texts.length > 1) return translate('crud.import.problems.unknown_texts', { ...told, texts: texts.length });
    const own = words[code];
    if (own) return translate(`crud.import.problems.${own}`, told);
    const text = first ? problemText(first.error) : '';
    const key = name === 'non_field_errors' ? 'crud.import.problems.of_rows' : 'crud.import.problems.of_cells';
    return translate(key, { ...told, text });
  };
}
