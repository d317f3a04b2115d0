import type { PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framedAnew, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { numberColumn, paperTable, placeColumn, textColumn } from '../../../engine/papers/paperTable.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { ShipmentFacts } from './ShipmentFacts.ts';
import { shipmentLines } from './shipmentLines.ts';

/** What lies in a parcel. It says no price: it may be a present. */
export function packingSlip(facts: ShipmentFacts, frame: PaperFrame): PaperData {
  const { number, shipTo, items, branch } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  const pieces = items.reduce((count, { quantity }) => count + quantity, 0);
  return {
    ...framedAnew(frame),
    title: `${words.titles.packing_slip} ${number}`,
    facts: [...shipmentLines(facts, frame), { label: words.facts.branch, value: branch.name }],
    parties: [partyBlock(words.parties.ship_to, shipTo, language)],
    ...paperTable(items, [
      placeColumn(words.columns.place),
      textColumn(words.columns.sku, 3, ({ sku }) => sku),
      textColumn(words.columns.item, 7, ({ name }) => name),
      numberColumn(words.columns.pieces, 2, ({ quantity }) => String(quantity)),
    ]),
    totals: [{ label: words.totals.pieces, value: String(pieces), isStrong: true }],
    notes: [],
    terms: [],
    signatures: [words.signatures.packed, words.signatures.received],
  };
}
