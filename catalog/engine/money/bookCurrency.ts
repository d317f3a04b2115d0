/** In which the books are kept. */
export const BOOK_CURRENCY = 'BDT';
