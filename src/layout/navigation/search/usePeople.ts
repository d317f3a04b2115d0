import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useCanAccessResources, useDataProvider, useGetResourceLabel } from 'react-admin';
import { useNavigate } from 'react-router';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { marksIn } from '#src/engine/kinds/ref/marksIn.ts';
import { useMarkWords } from '#src/engine/kinds/ref/useMarkWords.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { people, personKey, statesOf } from './people.ts';
import { MOST, type Suggestion } from './Suggestion.ts';

/** A letter alone finds half of the office. */
const FEWEST_LETTERS = 2;

const routes = people.map(({ route }) => route);
const FIRST = { pagination: { page: 1, perPage: MOST / 2 }, sort: { field: 'id', order: 'DESC' as const } };

interface FoundPeople {
  readonly entity: Entity;
  readonly records: readonly RaRecord[];
}

/** Each human being once, under what they are first of all. */
function onlyOnce(found: readonly FoundPeople[]): readonly FoundPeople[] {
  const met = new Set<string>();
  return found.map(({ entity, records }) => ({
    entity,
    records: records.filter(({ id }) => {
      const key = personKey(entity, id);
      return !met.has(key) && met.add(key);
    }),
  }));
}

/** How a record of a person reads and where it leads. */
function usePersonSuggestion() {
  const labelOf = useGetResourceLabel();
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const reader = useReader();
  const { inFull } = useMarkWords();
  return (entity: Entity, record: RaRecord): Suggestion => ({
    id: `${entity.name} ${record.id}`,
    title: titleOf(entity, record),
    hints: [
      ...inFull(entity, marksIn(entity, record) ?? {}),
      ...statesOf(entity).flatMap(name => (record[name] ? valueText(fieldOf(entity, name), record[name], reader) : [])),
    ],
    group: labelOf(entity.route, 2),
    choose: () => void navigate(recordPath(entity, record)),
  });
}

/** People whom the host finds by a text, of all lists that the reader may see. */
export function usePeople(text: string) {
  const dataProvider = useDataProvider();
  const suggestion = usePersonSuggestion();
  const { canAccess, isPending } = useCanAccessResources({ action: 'list', resources: routes });
  const wanted = text.trim();
  const isEnough = wanted.length >= FEWEST_LETTERS;
  const searched = people.filter(({ route }) => isEnough && canAccess?.[route]);
  const answers = useQueries({
    queries: searched.map(({ route }) => ({
      queryKey: [route, 'people', wanted],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        dataProvider.getList(route, { ...FIRST, filter: { q: wanted }, signal }),
      retry: false,
    })),
  });
  const found = searched.map((entity, place) => ({ entity, records: answers[place]?.data?.data ?? [] }));
  return {
    suggestions: onlyOnce(found).flatMap(({ entity, records }) => records.map(record => suggestion(entity, record))),
    searching: (isEnough && isPending) || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError, isFetching }) => isError && !isFetching),
    again: () => answers.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
