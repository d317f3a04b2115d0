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
  many: {
    title: 'Print one record |||| Print %{smart_count} records',
    about: 'Their papers come as one PDF, in the order of the list.',
    most: 'One PDF holds at most %{max} papers. Select fewer.',
    print: 'Make the PDF',
    progress: '%{drawn} of %{of}',
    of_one: 'Record #%{id}: %{reason}',
    done: 'The PDF with one paper is here. |||| The PDF with %{smart_count} papers is here.',
  },
  code: {
    label: 'Code to verify this document',
    hint: 'Scan to see whether this document stands: number, date, amount and status.',
  },
} as const;
