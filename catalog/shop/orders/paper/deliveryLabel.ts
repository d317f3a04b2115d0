import type { PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framedAnew, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { amountText } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { ShipmentFacts } from './ShipmentFacts.ts';
import { shipmentLines } from './shipmentLines.ts';

/** What is stuck on a parcel: to whom, from whom, and what is to be paid for it at the door. */
export function deliveryLabel(facts: ShipmentFacts, frame: PaperFrame): PaperData {
  const { number, shipTo, branch, toCollect } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  const { agency, ...whole } = framedAnew(frame);
  const { phone, address } = frame.agency;
  const sender = {
    name: agency.name,
    address: `${branch.name}\n${branch.address || address}`,
    phone,
    email: '',
    numbers: [],
  };
  return {
    ...whole,
    isLabel: true,
    // All of it stands below, as the sender.
    agency: { ...agency, lines: [], numbers: [] },
    title: `${words.titles.delivery_label} ${number}`,
    facts: shipmentLines(facts, frame),
    parties: [
      partyBlock(words.parties.ship_to, { ...shipTo, email: '', numbers: [] }, language),
      partyBlock(words.parties.sender, sender, language),
    ],
    columns: [],
    rows: [],
    totals: [{ label: words.totals.to_collect, value: amountText(frame, toCollect), isStrong: true }],
    notes: [],
    terms: [],
    signatures: [],
  };
}
