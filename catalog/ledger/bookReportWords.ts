/** What the family asks for, in the words of our reports. */
export const words: Readonly<Record<string, string>> = {
  ledger: 'ledger__in',
  sub_ledger: 'sub_ledger__in',
  branch: 'branch__in',
  party: 'party__in',
  invoice_no: 'reference_no__icontains',
  account_type: 'holds__in',
  date_after: 'log_date__gte',
  start_date: 'log_date__gte',
  date_before: 'log_date__lte',
  end_date: 'log_date__lte',
  page: 'page',
  size: 'size',
};
