import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useChoicesContext, useDataProvider, useRecordContext } from 'react-admin';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { MARKS } from '#catalog/engine/wire.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isBlank } from '../blank.ts';
import { titleOf } from '../titleOf.ts';
import { useReader } from '../useReader.ts';
import { ChoiceRow } from './Beside.tsx';
import { marksIn } from './marksIn.ts';
import { titleIn } from './toldIn.ts';
import { useMarkWords } from './useMarkWords.ts';
import { CALLED } from './WithNames.tsx';
import { valueText } from '../valueText.ts';

/** Titles of the records that choices refer to, by field and id; those that cannot be read are not among them. */
function useReferred(
  entity: Entity,
  names: readonly string[],
  choices: readonly RaRecord[],
): Readonly<Record<string, string>> {
  const dataProvider = useDataProvider();
  const refs = names.flatMap(name => {
    const { target } = fieldOf(entity, name);
    const untold = choices.filter(one => target && titleIn(one, target, Number(one[name])) === undefined);
    const ids = [...new Set(untold.map(one => Number(one[name] ?? 0)))].filter(id => id > 0);
    return target && ids.length > 0 ? [{ name, of: entityNamed(target), ids }] : [];
  });
  return useQueries({
    queries: refs.map(({ of, ids }) => ({
      queryKey: [of.route, 'getMany', { ids }],
      queryFn: () => dataProvider.getMany(of.route, { ids }),
      staleTime: 60_000,
    })),
    // Two answers that are alike are one object, which a map would not be.
    combine: answers =>
      Object.fromEntries(
        answers.flatMap(({ data }, at) =>
          (data?.data ?? []).map((record: RaRecord): [string, string] => {
            const { name = '', of = entity } = refs[at] ?? {};
            return [`${name} ${record.id}`, titleOf(of, record)];
          }),
        ),
      ),
  });
}

/** What choices of a target are called; the same functions until that changes. */
interface ChoiceWords {
  title(record: RaRecord): string;
  /** What tells it from others of that title. */
  beside(record: RaRecord): readonly string[];
}

/**
 * What a choice is called, and what tells it apart from others of that title. It is the same until that changes: with
 * another one a box begins anew with what is typed in it.
 */
export function useChoiceWords(target: string): ChoiceWords {
  const { locale, translate } = useReader();
  const entity = entityNamed(target);
  const { allChoices = [] } = useChoicesContext();
  const titles = useReferred(entity, entity.choice ?? [], allChoices);
  const { inFull } = useMarkWords();
  return useMemo(
    () => ({
      title(record) {
        const called: unknown = record[CALLED];
        return typeof called === 'string' ? called : titleOf(entity, record);
      },
      beside(record) {
        const marks = CALLED in record && !(MARKS in record) ? undefined : marksIn(entity, record);
        const told = (entity.choice ?? []).flatMap(name => {
          const [field, value] = [fieldOf(entity, name), record[name]];
          if (isBlank(value)) return [];
          if (!field.target) return valueText(field, value, { locale, translate });
          return titleIn(record, field.target, Number(value)) ?? titles[`${name} ${String(value)}`] ?? [];
        });
        return [...(marks ? inFull(entity, marks) : []), ...told];
      },
    }),
    [entity, locale, translate, titles, inFull],
  );
}

const Row = ({ words }: { readonly words: ChoiceWords }) => {
  const record = useRecordContext();
  return record && <ChoiceRow title={words.title(record)} beside={words.beside(record)} />;
};

/** How choices are drawn, and what stands of one in its box: of many, what tells it apart in short. */
export function optionsIn(words: ChoiceWords, isOne: boolean) {
  const inputText = (record: RaRecord) =>
    [words.title(record), ...(isOne ? [] : words.beside(record).slice(0, 1))].join(' · ');
  return { optionText: <Row words={words} />, inputText };
}
