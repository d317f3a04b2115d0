import { type DragEndEvent, type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useRtl } from '@mui/system/RtlProvider';
import { useState } from 'react';
import type { Spot } from './arrangement.ts';
import { type Drop, dropSpot, type VisibleRow } from './dropSpot.ts';
import { STEP } from './TreeRow.tsx';

/** Follows a dragged row: up and down chooses the neighbour, sideways how far in. */
export function useDrag(rows: readonly VisibleRow[], onDrop: (id: number, spot: Spot) => void) {
  const inwards = useRtl() ? -1 : 1;
  const [drop, setDrop] = useState<Drop>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const dropOf = ({ active, over, delta }: DragMoveEvent | DragEndEvent): Drop | undefined => {
    const depth = (rows.find(row => row.id === active.id)?.depth ?? 0) + Math.round((inwards * delta.x) / STEP);
    return over ? dropSpot(rows, { id: Number(active.id), over: Number(over.id), depth }) : undefined;
  };
  return {
    drop,
    handlers: {
      sensors,
      onDragMove: (event: DragMoveEvent) => setDrop(dropOf(event)),
      onDragCancel: () => setDrop(undefined),
      onDragEnd: (event: DragEndEvent) => {
        const spot = dropOf(event);
        setDrop(undefined);
        if (spot) onDrop(Number(event.active.id), spot);
      },
    },
  };
}
