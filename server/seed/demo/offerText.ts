import type { Offer } from './offer.ts';
import { bullets, headed, paragraph } from './richText.ts';

const programmes: Readonly<Record<Offer['type'], { readonly opening: string; readonly days: readonly string[] }>> = {
  Hajj: {
    opening:
      'Hajj with a group of forty-five, a guide of ours from the first day to the last, and a physician in the hotel.',
    days: [
      'Umrah after the arrival in Makkah',
      'Mina, Arafah and Muzdalifah with tents of our own',
      'Eight days in Madinah',
    ],
  },
  Umrah: {
    opening: 'Umrah at an easy pace, with time for prayers in both holy mosques.',
    days: [
      'Umrah after the arrival in Makkah',
      'Ziyarah of Makkah: Mina, Arafah, Jabal al-Nur',
      'Three nights in Madinah with ziyarah of Quba and Uhud',
    ],
  },
  Ziyarah: {
    opening: 'A journey to places of Islamic history in a small group, with a guide who knows what happened there.',
    days: [
      'Arrival and a walk through the old town',
      'Mosques, tombs and museums',
      'A day of your own before the flight home',
    ],
  },
  Holiday: {
    opening: 'A few days out of the city for the whole family.',
    days: ['Coach from Dhaka in the morning', 'Time for the beach, the hills or the boat', 'Back on the last evening'],
  },
};

/** What the page of a package says. */
export function offerText({ type }: Offer): string {
  const { opening, days } = programmes[type];
  return paragraph(opening) + headed('What you will do', bullets(days));
}
