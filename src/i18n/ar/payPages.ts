/** Words of the pages about pay. */
export const payPages = {
  payslip: 'قسيمة الراتب',
  payslips: 'قسائم الرواتب',
  everybody: 'الجميع',
  back: 'العودة إلى كشف الرواتب',
  not_yet: 'تُطبع القسائم من كشف مرحَّل.',
  entered: 'القيد في الدفاتر',
  net_pay: 'صافي الراتب',
  pay_now: 'يُدفع الآن',
  claim: { back: 'العودة إلى المطالبة' },
};
