import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useChoicesContext, useDataProvider } from 'react-admin';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isBlank } from '../blank.ts';
import { titleOf } from '../titleOf.ts';
import { useReader } from '../useReader.ts';
import { FOREIGN } from './WithForeign.tsx';
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
    const ids = [...new Set(choices.map(one => Number(one[name] ?? 0)))].filter(id => id > 0);
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

/**
 * What a choice is called: its title, and what tells it apart from others of that title. It is the same function until
 * that changes: with another one a box begins anew with what is typed in it.
 */
export function useOptionText(target: string): (record: RaRecord) => string {
  const { locale, translate } = useReader();
  const entity = entityNamed(target);
  const { allChoices = [] } = useChoicesContext();
  const titles = useReferred(entity, entity.choice ?? [], allChoices);
  return useCallback(
    record => {
      const beyond: unknown = record[FOREIGN];
      if (typeof beyond === 'string') return beyond;
      const told = (entity.choice ?? []).flatMap(name => {
        const [field, value] = [fieldOf(entity, name), record[name]];
        if (isBlank(value)) return [];
        return (
          (field.target ? titles[`${name} ${String(value)}`] : valueText(field, value, { locale, translate })) ?? []
        );
      });
      return [titleOf(entity, record), ...told].join(' · ');
    },
    [entity, locale, translate, titles],
  );
}
