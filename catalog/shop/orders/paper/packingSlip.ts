import type { PaperColumn, PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framedAnew, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { ShipmentFacts } from './ShipmentFacts.ts';
import { shipmentLines } from './shipmentLines.ts';

/** What lies in a parcel. It says no price: it may be a present. */
export function packingSlip(facts: ShipmentFacts, frame: PaperFrame): PaperData {
  const { number, shipTo, items, branch } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  const columns: readonly PaperColumn[] = [
    { label: words.columns.place, kind: 'text', share: 1 },
    { label: words.columns.sku, kind: 'text', share: 3 },
    { label: words.columns.item, kind: 'text', share: 7 },
    { label: words.columns.pieces, kind: 'number', share: 2 },
  ];
  const pieces = items.reduce((count, { quantity }) => count + quantity, 0);
  return {
    ...framedAnew(frame),
    title: `${words.titles.packing_slip} ${number}`,
    facts: [...shipmentLines(facts, frame), { label: words.facts.branch, value: branch.name }],
    parties: [partyBlock(words.parties.ship_to, shipTo, language)],
    columns,
    rows: items.map(({ name, sku, quantity }, at) => [String(at + 1), sku, name, String(quantity)]),
    totals: [{ label: words.totals.pieces, value: String(pieces), isStrong: true }],
    notes: [],
    terms: [],
    signatures: [words.signatures.packed, words.signatures.received],
  };
}
