/** Words of the statement of a party. */
export const statement = {
  title: 'كشف حساب',
  period: 'من %{from} إلى %{to}',
  opening: 'الرصيد الافتتاحي',
  closing: 'الرصيد الختامي',
  nothing_moved: 'لا حركة في هذه الفترة.',
  owes: 'مستحق للوكالة',
  is_owed: 'مستحق على الوكالة',
  even: 'لا مستحقات لأي من الطرفين.',
  open_on: 'البنود المفتوحة في %{day}',
  back: 'الطرف',
  paper_back: 'العودة إلى كشف الحساب',
  mail: 'إرسال بالبريد…',
  mail_title: 'إرسال كشف حساب %{name}',
  mailed: 'كشف الحساب في طريقه.',
};
