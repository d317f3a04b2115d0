import type { Words } from '../complete.ts';
import type { purchasePages as english } from '../en/purchasePages.ts';

export const purchasePages = {
  progress: 'سير العمل',
  steps: {
    requested: 'مطلوب',
    approved: 'معتمد',
    sent: 'مرسل',
    ordered: 'مطلوب من المورد',
    received: 'مستلم',
    billed: 'مفوتر',
    paid: 'مدفوع',
  },
  /** What a dialogue shows of each line. */
  left: {
    receive: 'قيد الوصول',
    bill: 'غير مفوتر',
    return_to_vendor: 'موجود',
    order: 'لم يطلب بعد',
  },
  receipts: 'سندات استلام البضاعة',
  returns: 'المرتجعات إلى المورد',
  purchases: 'أوامر الشراء',
} as const satisfies Words<typeof english>;
