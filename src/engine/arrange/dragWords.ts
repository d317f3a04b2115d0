import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What a screen reader hears of a drag, and how to do without one. */
export function dragWords(
  translate: Translate,
  nameOf: (id: UniqueIdentifier) => string,
): NonNullable<DndContextProps['accessibility']> {
  const say = (what: string, id: UniqueIdentifier) => translate(`contentPages.order.${what}`, { name: nameOf(id) });
  return {
    screenReaderInstructions: { draggable: translate('contentPages.order.keys') },
    announcements: {
      onDragStart: ({ active }) => say('lifted', active.id),
      onDragOver: ({ over }) => (over ? say('over', over.id) : undefined),
      onDragEnd: ({ active }) => say('dropped', active.id),
      onDragCancel: ({ active }) => say('cancelled', active.id),
    },
  };
}
