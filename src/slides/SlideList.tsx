import { ShapedList } from '../arrange/ShapedList.tsx';
import { ShapeRoom } from '../arrange/ShapeRoom.tsx';
import { onDemand } from '../onDemand/onDemand.tsx';

const SlideDeck = onDemand(async () => (await import('./SlideDeck.tsx')).SlideDeck, ShapeRoom);

/** Slides as a table, or as the cards that visitors meet one after the other. */
export const SlideList = () => (
  <ShapedList other="cards">
    <SlideDeck />
  </ShapedList>
);
