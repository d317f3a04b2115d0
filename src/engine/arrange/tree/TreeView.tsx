import { DndContext } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCanAccess, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { RetryAlert } from '../../messages/RetryAlert.tsx';
import { ArrangeStatus } from '../ArrangeStatus.tsx';
import { dragWords } from '../dragWords.ts';
import { Spoken } from '../Spoken.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { titleOf } from '../../kinds/titleOf.ts';
import type { TreeFields } from './arrangement.ts';
import { TreeBranches } from './TreeBranches.tsx';
import { treeFieldsOf, useTree } from './useTree.ts';
import { useKeptFocus } from './useMoveKeys.ts';
import { useTreeMoves } from './useTreeMoves.ts';

function Tree({ entity, fields }: { readonly entity: Entity; readonly fields: TreeFields }) {
  const translate = useTranslate();
  const { canAccess: movable = false } = useCanAccess({ resource: entity.route, action: 'edit' });
  const { tree, records, move, saving, isLoading, failure, retry } = useTree(entity, fields);
  const nameOf = (id: number): string => titleOf(entity, records.find(one => one.id === id) ?? { id });
  const { root, keepFocus } = useKeptFocus();
  const moves = useTreeMoves({ tree, nameOf, move, keepFocus });
  if (failure) return <RetryAlert onRetry={retry}>{translate('contentPages.tree.failed')}</RetryAlert>;
  if (isLoading) return <Skeleton variant="rounded" height={240} />;
  if (records.length === 0)
    return <Typography sx={{ p: 4, textAlign: 'center' }}>{translate('crud.empty.none')}</Typography>;
  return (
    <DndContext {...moves.handlers} accessibility={dragWords(translate, id => nameOf(Number(id)))}>
      <ArrangeStatus saving={saving} />
      {movable && (
        <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 2 }}>
          {translate('contentPages.tree.advice')}
        </Typography>
      )}
      <Box ref={root} aria-busy={saving.isPending} sx={{ paddingInline: { xs: 1, sm: 2 } }}>
        <TreeBranches
          entity={entity}
          label={translate(`entities.${entity.name}`, { smart_count: 2 })}
          fields={fields}
          tree={tree}
          above={null}
          depth={0}
          movable={movable}
          moves={moves}
          nameOf={nameOf}
        />
      </Box>
      <Spoken>{moves.said}</Spoken>
    </DndContext>
  );
}

/** All records of an entity under each other as they stand, to be put in another order. */
export function TreeView() {
  const entity = useEntity();
  const fields = treeFieldsOf(entity);
  return fields && <Tree key={entity.route} entity={entity} fields={fields} />;
}
