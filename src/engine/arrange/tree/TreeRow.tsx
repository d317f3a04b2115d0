import { useDraggable, useDroppable } from '@dnd-kit/core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageLink } from '../../pages/PageLink.tsx';
import { DragHandle } from '../DragHandle.tsx';
import type { Drop } from './dropSpot.ts';

/** How far in each level stands, in pixels; also how far the hand moves to go one level in. */
export const STEP = 24;

interface TreeRowProps {
  readonly id: number;
  readonly name: string;
  readonly to: string;
  readonly depth: number;
  /** Undefined for a record without others below it. */
  readonly open: boolean | undefined;
  readonly movable: boolean;
  /** Where the dragged record would come to stand beside this one. */
  readonly drop: Drop | undefined;
  readonly children: ReactNode;
  onToggle(): void;
  onKeyDown(event: KeyboardEvent): void;
}

const turned = { transform: 'rotate(-90deg)', '&:dir(rtl)': { transform: 'rotate(90deg)' } };

function Toggle({ open, name, onToggle }: Pick<TreeRowProps, 'open' | 'name' | 'onToggle'>) {
  const translate = useTranslate();
  if (open === undefined) return <Box component="span" sx={{ width: 30, flexShrink: 0 }} />;
  return (
    <IconButton
      size="small"
      aria-expanded={open}
      aria-label={translate(open ? 'contentPages.tree.close' : 'contentPages.tree.open', { name })}
      onClick={onToggle}
    >
      <ExpandMore fontSize="small" sx={open ? {} : turned} />
    </IconButton>
  );
}

/** A line between two rows, as far in as the record would stand. */
const DropLine = ({ drop }: { readonly drop: Drop }) => (
  <Box
    sx={{
      position: 'absolute',
      insetInlineStart: drop.depth * STEP,
      insetInlineEnd: 0,
      height: 3,
      borderRadius: 1,
      bgcolor: 'primary.main',
      ...(drop.edge === 'before' ? { insetBlockStart: -2 } : { insetBlockEnd: -2 }),
    }}
  />
);

/** One record of the tree: its handle, its name, and what can be done with it. */
export function TreeRow({ id, name, to, depth, open, movable, drop, children, onToggle, onKeyDown }: TreeRowProps) {
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    disabled: !movable,
  });
  return (
    <Box
      ref={node => {
        setDropRef(node instanceof HTMLElement ? node : null);
        setNodeRef(node instanceof HTMLElement ? node : null);
      }}
      data-row={id}
      onKeyDown={onKeyDown}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        paddingBlock: 0.5,
        paddingInlineStart: `${depth * STEP}px`,
        borderBlockEnd: 1,
        borderColor: 'divider',
        opacity: isDragging ? 0.5 : 1,
      }}
    >
      {drop && <DropLine drop={drop} />}
      {movable && (
        <DragHandle name={name} attributes={attributes} listeners={listeners} activator={setActivatorNodeRef} />
      )}
      <Toggle open={open} name={name} onToggle={onToggle} />
      <PageLink to={to} sx={{ flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 0.5 }}>
        <bdi>{name}</bdi>
      </PageLink>
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>{children}</Box>
    </Box>
  );
}
