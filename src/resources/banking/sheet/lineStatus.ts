import { foldedWord } from '#catalog/engine/reading/amounts/foldedWord.ts';

const words = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap(row => row.split('|')).map(foldedWord));

/** What banks and wallets call a line that has moved nothing, or not yet. */
const notDone = words(
  'failed|failure|fail|declined|rejected|cancelled|canceled|pending|processing|in progress|initiated|expired|unsuccessful|void|voided',
  'başarısız|iptal|iptal edildi|reddedildi|beklemede|bekliyor|işlemde|onay bekliyor|فاشلة|فشل|فشلت|مرفوضة|مرفوض|ملغاة|ملغي|معلقة|معلق|قيد الانتظار|قيد التنفيذ',
  'ব্যর্থ|বাতিল|প্রত্যাখ্যাত|অপেক্ষমাণ|অপেক্ষমান|প্রক্রিয়াধীন|असफल|विफल|लंबित|रद्द|vorgemerkt|abgelehnt|storniert|ausstehend|en attente|refusé|annulé|pendiente|rechazado|in behandeling|geweigerd|in attesa',
);

/** Whether a bank says of a line that it has moved nothing, or not yet. */
export const isNotDone = (text: string): boolean => notDone.has(foldedWord(text));
