/** Words of printed documents of any kind. */
export const papers = {
  original: 'Original',
  copy: 'Copy',
  as_copy: 'Mark as a copy',
  back: 'Back to the record',
  language: 'Language of the paper',
  pdf: 'PDF',
  none: 'This host makes no such paper.',
  making_pdf: 'Making the PDF…',
  no_pdf: 'The PDF was not made. %{reason}',
  code: {
    label: 'Code to verify this document',
    hint: 'Scan to see whether this document stands: number, date, amount and status.',
  },
} as const;
