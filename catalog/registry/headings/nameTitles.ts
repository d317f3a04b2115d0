import { listed } from './listed.ts';

/** Forms of address before a name; `Md.` is none, but a part of it. Compared without case and points. */
export const titlesBefore: readonly string[] = listed(
  'Mr|Mrs|Ms|Miss|Mstr|Dr|Prof|Haji|Hajji|Hajjah|Alhaj|Al-Haj|Alhajj|Al-Hajj|Sayın|Sayin|Encik|Puan',
  'السيد|السيدة|الآنسة|الحاج|الحاجة|الدكتور|الدكتورة|জনাব|জনাবা|মিসেস|আলহাজ্ব|আলহাজ|হাজী|হাজি|ডাঃ|ডা|ড|ডক্টর',
);

/** Those that stand behind one, after a comma. */
export const titlesBehind: readonly string[] = listed(
  'Alhaj|Al-Haj|Alhajj|Al-Hajj|Haji|Hajji|Mr|Mrs|Ms|Miss|Dr|আলহাজ্ব|আলহাজ|الحاج',
);

/** Those that airlines write behind the given names of `SURNAME/GIVEN NAMES MRS`. */
export const titlesOfAirlines: readonly string[] = listed('Mr|Mrs|Ms|Miss|Mstr|Dr');
