import type { PaperWriting } from '../../../engine/papers/PaperFacts.ts';
import type { PaperFact } from '../../../engine/papers/PaperData.ts';
import { dayText } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { ShipmentFacts } from './ShipmentFacts.ts';

/** Which order a shipment is of, when it left and who takes it; what is not known is left out. */
export function shipmentLines(facts: ShipmentFacts, writing: PaperWriting): readonly PaperFact[] {
  const { facts: words } = wordsIn(writing.language);
  return [
    { label: words.order, value: facts.order },
    { label: words.date, value: dayText(writing, facts.day) },
    { label: words.courier, value: facts.courier },
    { label: words.tracking, value: facts.tracking },
  ].filter(({ value }) => value !== '');
}
