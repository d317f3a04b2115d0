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
  requested_items: 'الأصناف المطلوبة',
  no_order: 'لم يطلب منه شيء بعد',
  sent_by_print: 'وُضعت علامة مُرسَل إلى المورد.',
  purchase_request: {
    back: 'العودة إلى طلب الشراء',
  },
  purchase_final: {
    back: 'العودة إلى أمر الشراء',
  },
  low: {
    made: 'لم تنشأ مسودة |||| أنشئت مسودة طلب واحدة |||| أنشئت مسودتا طلب |||| أنشئت %{smart_count} مسودات طلب |||| أنشئت %{smart_count} مسودة طلب |||| أنشئت %{smart_count} مسودة طلب',
    none: 'لا ينقص شيء ليس قيد الطلب.',
    no_vendor: 'بلا مورد',
    hint: 'تنشأ مسودة طلب لكل مورد على حدة. تكمل الكميات حد إعادة الطلب بعد طرح ما هو قيد الطلب.',
  },
} as const satisfies Words<typeof english>;
