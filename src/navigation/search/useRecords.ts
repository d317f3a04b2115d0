import { useMemo } from 'react';
import { useCanAccess, useGetList, useGetResourceLabel } from 'react-admin';
import { useNavigate } from 'react-router';
import { entities, type EntityName } from '../../../catalog/entities.ts';
import { titleOf } from '../../kinds/titleOf.ts';
import { useRecordPath } from '../../kinds/useRecordPath.ts';
import { MOST, type Suggestion } from './Suggestion.ts';

/** A letter alone finds half of the office. */
const FEWEST_LETTERS = 2;

/** Records of an entity that the host finds by a text; none when the reader may not see them. */
export function useRecords(name: EntityName, text: string): readonly Suggestion[] {
  const entity = entities[name];
  const labelOf = useGetResourceLabel();
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const { canAccess } = useCanAccess({ resource: entity.route, action: 'list' });
  const enabled = canAccess === true && text.trim().length >= FEWEST_LETTERS;
  const { data } = useGetList(entity.route, { pagination: { page: 1, perPage: MOST / 2 }, filter: { q: text.trim() } }, { enabled, retry: false });
  return useMemo(
    () =>
      enabled && data
        ? data.map(record => ({
            id: `${name} ${record.id}`,
            title: titleOf(entity, record),
            group: labelOf(entity.route, 2),
            choose: () => void navigate(recordPath(entity, record)),
          }))
        : [],
    [enabled, data, name, entity, labelOf, navigate, recordPath],
  );
}
