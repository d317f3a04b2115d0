import { useGetResourceLabel, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Tied } from './PersonAnswer.ts';

/** Names what belongs to a person: `Donations`, or `Pilgrims: Guide` where the field says more than whose it is. */
export function useTieTitle() {
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  return ({ entity, field }: Pick<Tied, 'entity' | 'field'>): string => {
    const { route, fields } = entityNamed(entity);
    const many = labelOf(route, 2);
    return fields[field]?.target === field ? many : `${many}: ${translate(`fields.${field}`)}`;
  };
}
