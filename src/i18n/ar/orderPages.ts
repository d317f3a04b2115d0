import type { Words } from '../complete.ts';
import type { orderPages as english } from '../en/orderPages.ts';

export const orderPages = {
  tabs: { all: 'الكل', unpaid: 'غير مدفوعة', paid: 'مدفوعة', incomplete: 'غير مكتملة' },
  new_customer: 'عميل جديد',
  free: 'المتاح',
  own_price: 'سعر القائمة',
  open: 'المفتوح',
  billed: 'المفوتر من دون ضريبة',
  cost: 'تكلفة البضاعة',
  profit: 'الربح',
  shipments: 'الشحنات',
  payments: 'الدفعات',
  returns: 'المرتجعات',
  refunds: 'المبالغ المردودة',
  invoice: 'الفاتورة',
  no_bill: 'لم يُفوتر شيء من هذا الطلب بعد: تُفوتر كل شحنة عند خروجها.',
  mail: 'بريد',
  back: 'العودة إلى الطلب',
  confirmation: 'تأكيد الطلب',
  pick_list: 'قائمة التجهيز',
  packing_slip: 'قائمة التعبئة',
  delivery_label: 'ملصق التوصيل',
  papers: 'الأوراق',
  back_to_list: 'العودة إلى الطلبات',
  timeline: 'التسلسل الزمني',
} satisfies Words<typeof english>;
