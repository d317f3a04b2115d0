import Box from '@mui/material/Box';
import { useState } from 'react';
import { useCanAccess, useCreatePath } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { useRecordPath } from '../../kinds/useRecordPath.ts';
import { type Arrangement, childrenOf, type TreeFields } from './arrangement.ts';
import { TreeRow } from './TreeRow.tsx';
import { MoveButtons, RecordTools } from './TreeTools.tsx';
import type { TreeMoves } from './useTreeMoves.ts';

interface TreeProps {
  readonly entity: Entity;
  readonly fields: TreeFields;
  readonly tree: Arrangement;
  readonly depth: number;
  readonly movable: boolean;
  readonly moves: TreeMoves;
  nameOf(id: number): string;
}

function Branch({ id, ...props }: TreeProps & { readonly id: number }) {
  const { entity, fields, depth, movable, moves, nameOf } = props;
  const createPath = useCreatePath();
  const recordPath = useRecordPath();
  const [deleting, setDeleting] = useState(false);
  const { canAccess: canCreate } = useCanAccess({ resource: entity.route, action: 'create' });
  const { canAccess: canDelete } = useCanAccess({ resource: entity.route, action: 'delete' });
  const name = nameOf(id);
  const open = moves.isOpen(id);
  const editPath = recordPath(entity, { id });
  // React-Admin begins a new record with what the address names as its source.
  const addPath = `${createPath({ resource: entity.route, type: 'create' })}?source=${encodeURIComponent(JSON.stringify({ [fields.parent]: id }))}`;
  return (
    <li>
      <TreeRow
        id={id}
        name={name}
        to={editPath}
        depth={depth}
        open={open}
        movable={movable}
        drop={moves.drop?.beside === id ? moves.drop : undefined}
        onToggle={() => moves.toggle(id)}
        onKeyDown={event => movable && moves.onKey(id, event)}
      >
        {movable && (
          <MoveButtons name={name} can={move => moves.can(id, move)} onMove={move => moves.step(id, move, move)} />
        )}
        <RecordTools
          name={name}
          editPath={editPath}
          {...(canCreate && { addPath })}
          {...(canDelete && { onDelete: () => setDeleting(true) })}
        />
      </TreeRow>
      {open && <TreeBranches {...props} label={name} above={id} depth={depth + 1} />}
      {deleting && <DeleteDialog entity={entity} id={id} name={name} onClose={() => setDeleting(false)} />}
    </li>
  );
}

/** The records below one, or those at the top. */
export const TreeBranches = ({
  above,
  label,
  ...props
}: TreeProps & { readonly above: number | null; readonly label: string }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {childrenOf(props.tree, above).map(id => (
      <Branch key={id} id={id} {...props} />
    ))}
  </Box>
);
