import Link from '@mui/material/Link';
import { type MouseEvent } from 'react';
import { LinkBase, useCanAccess, useReference } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { CellProps } from '../FieldViews.ts';
import { titleOf } from '../titleOf.ts';
import { useForeign } from './useForeign.ts';
import { useRecordPath } from '../useRecordPath.ts';

/** Cut at its own end, whichever side that is, not at the end of the page's direction. */
const oneLine = {
  display: 'inline-block',
  maxWidth: '14em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const;

function RefLink({ target, id }: { readonly target: string; readonly id: number }) {
  const entity = entityNamed(target);
  const recordPath = useRecordPath();
  const { canAccess } = useCanAccess({ resource: entity.route, action: 'show' });
  const { referenceRecord } = useReference({ reference: entity.route, id, options: { enabled: canAccess === true } });
  const [foreign] = useForeign(target, [id], canAccess === true);
  if (foreign) return <bdi>{foreign.name ?? foreign.text}</bdi>;
  if (!referenceRecord) return <span dir="ltr">#{id}</span>;
  return (
    <Link
      component={LinkBase}
      dir="auto"
      underline="hover"
      to={recordPath(entity, referenceRecord)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={oneLine}
    >
      {titleOf(entity, referenceRecord)}
    </Link>
  );
}

/** Links to the records a value points to, one or many; their numbers where they may not be read, names alone of another branch. */
export function RefCell({ value, field }: CellProps) {
  const { target } = field;
  if (!target) return null;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.map((id, index) => (
    <span key={String(id)}>
      {index > 0 && ', '}
      <RefLink target={target} id={Number(id)} />
    </span>
  ));
}
