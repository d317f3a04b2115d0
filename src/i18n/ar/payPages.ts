/** Words of the pages about pay. */
export const payPages = {
  payslips: 'قسائم الرواتب',
  everybody: 'الجميع',
  back: 'العودة إلى كشف الرواتب',
  entered: 'القيد في الدفاتر',
  net_pay: 'صافي الراتب',
  pay_now: 'يُدفع الآن',
  claim: { back: 'العودة إلى المطالبة' },
};
