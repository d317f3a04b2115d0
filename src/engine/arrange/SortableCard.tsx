import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useRtl } from '@mui/system/RtlProvider';
import type { KeyboardEvent, ReactNode } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { DragHandle } from './DragHandle.tsx';

interface SortableCardProps {
  readonly id: Identifier;
  readonly name: string;
  readonly movable: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly children: ReactNode;
  onStep(by: 1 | -1): void;
}

const mirror = { '&:dir(rtl)': { transform: 'scaleX(-1)' } };

/** Steps with Alt and an arrow; the arrow along the script goes on, the other back. */
function useStepKeys(onStep: SortableCardProps['onStep']) {
  const rtl = useRtl();
  const on = ['ArrowDown', rtl ? 'ArrowLeft' : 'ArrowRight'];
  const back = ['ArrowUp', rtl ? 'ArrowRight' : 'ArrowLeft'];
  return (event: KeyboardEvent) => {
    if (!event.altKey || ![...on, ...back].includes(event.key)) return;
    event.preventDefault();
    onStep(on.includes(event.key) ? 1 : -1);
  };
}

/** One card with its handle and its two steps. */
export function SortableCard({ id, name, movable, first, last, children, onStep }: SortableCardProps) {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
    disabled: !movable,
  });
  const onKeyDown = useStepKeys(onStep);
  return (
    <Card
      component="li"
      ref={setNodeRef}
      variant="outlined"
      onKeyDown={event => movable && onKeyDown(event)}
      style={{ transform: CSS.Translate.toString(transform) ?? '', transition: transition ?? '' }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(isDragging && { zIndex: 1, boxShadow: 8, position: 'relative' }),
      }}
    >
      <Box sx={{ flexGrow: 1 }}>{children}</Box>
      {movable && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', borderBlockStart: 1, borderColor: 'divider' }}>
          <IconButton
            size="small"
            disabled={first}
            aria-label={translate('contentPages.order.earlier', { name })}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft fontSize="small" sx={mirror} />
          </IconButton>
          <DragHandle name={name} attributes={attributes} listeners={listeners} activator={setActivatorNodeRef} />
          <IconButton
            size="small"
            disabled={last}
            aria-label={translate('contentPages.order.later', { name })}
            onClick={() => onStep(1)}
          >
            <ChevronRight fontSize="small" sx={mirror} />
          </IconButton>
        </Box>
      )}
    </Card>
  );
}
