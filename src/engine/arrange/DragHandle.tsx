import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { RefCallback } from 'react';
import { useTranslate } from 'react-admin';

interface DragHandleProps {
  readonly name: string;
  readonly attributes: DraggableAttributes;
  readonly listeners: DraggableSyntheticListeners;
  readonly activator: RefCallback<HTMLElement>;
}

/** What a record is taken by to be dragged; the rest of it stays for reading and for its links. */
export function DragHandle({ name, attributes, listeners, activator }: DragHandleProps) {
  const translate = useTranslate();
  return (
    <IconButton
      ref={activator}
      size="small"
      data-move="handle"
      {...listeners}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={translate('contentPages.order.handle_role')}
      aria-label={translate('contentPages.order.handle', { name })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
}
