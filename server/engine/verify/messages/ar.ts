import type { VerifyTexts } from './en.ts';

export const ar: VerifyTexts = {
  title: 'التحقق من مستند',
  unknown: 'هذا الرمز لا يعود إلى أي مستند لدينا.',
  paper: 'المستند بصيغة PDF',
  issuer: 'صادر عن',
  kind: 'المستند',
  number: 'الرقم',
  day: 'التاريخ',
  amount: 'المبلغ',
  status: 'الحالة',
  valid: 'سارٍ',
  void: 'ملغى',
  reversed: 'معكوس',
  refunded: 'مسترد',
  cancelled: 'ملغى',
  unapproved: 'السعر غير معتمد',
  donation: 'إيصال تبرع',
  withholding_certificate: 'شهادة استقطاع ضريبي',
};
