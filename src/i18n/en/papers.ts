/** Words of printed documents of any kind. */
export const papers = {
  original: 'Original',
  copy: 'Copy',
  as_copy: 'Mark as a copy',
  code: {
    label: 'Code to verify this document',
    hint: 'Scan to see whether this document stands: number, date, amount and status.',
  },
} as const;
