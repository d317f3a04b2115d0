import type { PaperFact, PaperLanguage } from '../../../engine/papers/PaperData.ts';
import { dayText } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { ShipmentFacts } from './ShipmentFacts.ts';

/** Which order a shipment is of, when it left and who takes it; what is not known is left out. */
export function shipmentLines(facts: ShipmentFacts, language: PaperLanguage): readonly PaperFact[] {
  const { facts: words } = wordsIn(language);
  return [
    { label: words.order, value: facts.order },
    { label: words.date, value: dayText(language, facts.day) },
    { label: words.courier, value: facts.courier },
    { label: words.tracking, value: facts.tracking },
  ].filter(({ value }) => value !== '');
}
