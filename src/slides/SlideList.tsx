import { lazy } from 'react';
import { ShapedList } from '../arrange/ShapedList.tsx';

const SlideDeck = lazy(async () => ({ default: (await import('./SlideDeck.tsx')).SlideDeck }));

/** Slides as a table, or as the cards that visitors meet one after the other. */
export const SlideList = () => (
  <ShapedList other="cards">
    <SlideDeck />
  </ShapedList>
);
