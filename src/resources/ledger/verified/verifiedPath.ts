/** The page that tells whether the books are sound, below `/apps`. */
export const VERIFIED = '/accounts/books-verified';
