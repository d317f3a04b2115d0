import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { dragWords } from './dragWords.ts';
import { SortableCard } from './SortableCard.tsx';
import { Spoken } from './Spoken.tsx';

interface Item {
  readonly id: Identifier;
}

interface SortableCardsProps<T extends Item> {
  readonly items: readonly T[];
  readonly label: string;
  readonly movable: boolean;
  /** Smallest width of a card, in pixels. */
  readonly width?: number;
  nameOf(item: T): string;
  draw(item: T): ReactNode;
  onOrder(items: readonly T[]): void;
}

/** Cards side by side that are put in order by hand, by button or with Alt and an arrow. */
export function SortableCards<T extends Item>({
  items,
  label,
  movable,
  width = 180,
  nameOf,
  draw,
  onOrder,
}: SortableCardsProps<T>) {
  const translate = useTranslate();
  const [said, say] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const named = (id: Identifier) =>
    items
      .filter(item => item.id === id)
      .map(nameOf)
      .join('');
  const place = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to) return;
    if (to < 0 || to >= items.length) return say(translate('contentPages.order.nowhere', { name: nameOf(item) }));
    say(translate('contentPages.order.now_at', { name: nameOf(item), place: to + 1, total: items.length }));
    onOrder(arrayMove([...items], from, to));
  };
  const at = (id: Identifier) => items.findIndex(item => item.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => over && place(at(active.id), at(over.id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={dragWords(translate, named)}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <Box
          component="ul"
          aria-label={label}
          sx={{
            display: 'grid',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
          }}
        >
          {items.map((item, index) => (
            <SortableCard
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              movable={movable}
              first={index === 0}
              last={index === items.length - 1}
              onStep={by => place(index, index + by)}
            >
              {draw(item)}
            </SortableCard>
          ))}
        </Box>
      </SortableContext>
      <Spoken>{said}</Spoken>
    </DndContext>
  );
}
