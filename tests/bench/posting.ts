/** How many vouchers eight clients post in a second, beside the same inserts by hand. */
import { openBooksHost } from './booksHost.ts';
import { postingRates } from './postingRates.ts';

const { db, call, close } = await openBooksHost();
try {
  await postingRates(db, call);
} finally {
  await close();
}
