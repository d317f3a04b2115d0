import { ReferenceArrayInputBase, useCanAccess } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { FilterProps } from '../FieldViews.ts';
import { manyOf } from '../manyOf.ts';
import { LookUpFailure } from './LookUpFailure.tsx';
import { Many } from './RefsInput.tsx';
import { useLookUp } from './useLookUp.ts';

export function RefFilter({ name, field }: FilterProps) {
  const target = field.target ?? '';
  const { reference, choices } = useLookUp(target);
  const { canAccess } = useCanAccess({ resource: entityNamed(target).route, action: 'list' });
  const source = `${name}__in`;
  if (!canAccess) return null;
  return (
    <ReferenceArrayInputBase source={source} {...reference}>
      <div>
        <Many
          source={source}
          label={`fields.${name}`}
          helperText={false}
          size="small"
          target={target}
          {...choices}
          {...manyOf}
        />
        <LookUpFailure />
      </div>
    </ReferenceArrayInputBase>
  );
}
