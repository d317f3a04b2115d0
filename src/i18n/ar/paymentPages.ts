import type { Words } from '../complete.ts';
import type { paymentPages as english } from '../en/paymentPages.ts';

export const paymentPages: Words<typeof english> = {
  due_now: 'المستحق الآن: %{amount}.',
  left_after: 'المتبقي بعد ذلك: %{amount}.',
  beyond: 'أكثر من المتبقي بمقدار %{amount}.',
  taken: 'تم التحصيل',
  receipt_ready: 'الإيصال جاهز للطباعة.',
  print_receipt: 'طباعة الإيصال',
  refundable: 'يمكن ردّ: %{amount}.',
  refund_beyond: 'أكثر مما يمكن ردّه بمقدار %{amount}.',
  first_part: 'يُدفع بالطريقة الأولى: %{amount}.',
  parts_above: 'لا تترك هذه الأجزاء شيئًا للطريقة الأولى.',
  cash_given: 'النقد المُسلَّم',
  about_change: 'يظهر الباقي للزبون هنا فقط: ما يُقيَّد هو المبلغ أعلاه.',
  change: 'الباقي للزبون: %{amount}.',
  cash_short: 'ينقص من النقد %{amount}.',
  refunded: 'تم الرد',
  refund_ready: 'رُدّ المبلغ وقُيّد في الدفاتر، وإيصاله جاهز للطباعة.',
  open_refund: 'فتح الرد',
  paid_out: 'دُفعت الفاتورة',
  voucher_ready: 'سند الصرف جاهز للطباعة.',
  print_voucher: 'طباعة السند',
  owed: 'المتبقي: %{amount}.',
  which_bill: 'أي فاتورة تُدفع؟',
};
