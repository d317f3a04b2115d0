import type { PayslipFacts } from '../../catalog/payroll/paper/PayslipFacts.ts';

/** Two payslips: one with all that is kept back and part of it paid, one of the gross alone. */
export const payslipFacts: PayslipFacts = {
  status: 'posted',
  number: 'SS-2026-000001',
  day: '2026-11-20',
  due: '2026-11-30',
  slips: [
    {
      employee: { name: 'Zohra $x$ <b>', number: 'E-7', designation: 'Guide' },
      gross: '35000.00',
      deduction: '1000.00',
      tax: '500.50',
      advance: '3000.00',
      outstanding: '499.50',
    },
    {
      employee: { name: 'Rahima Akter', number: '', designation: '' },
      gross: '20000.00',
      deduction: '0.00',
      tax: '0.00',
      advance: '0.00',
      outstanding: '20000.00',
    },
  ],
};
