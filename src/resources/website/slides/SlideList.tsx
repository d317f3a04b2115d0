import { ShapedList } from '#src/engine/arrange/ShapedList.tsx';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';

const SlideDeck = onDemand(async () => (await import('./SlideDeck.tsx')).SlideDeck, placeholder(240));

/** Slides as a table, or as the cards that visitors meet one after the other. */
export const SlideList = () => (
  <ShapedList other="cards">
    <SlideDeck />
  </ShapedList>
);
