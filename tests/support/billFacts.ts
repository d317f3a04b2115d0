import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { BillFacts } from '../../catalog/bills/paper/BillFacts.ts';
import type { PaperFrame } from '../../catalog/engine/papers/PaperFacts.ts';

/** An issued invoice with all that one may say: 2 x 4,900.00 less 57.14, a gift of nothing, and the delivery. */
export const invoiceFacts: BillFacts = {
  kind: 'sales',
  status: 'issued',
  number: 'SA-2026-000123',
  day: '2026-11-02',
  due: '2026-12-02',
  party: {
    name: 'Abdul Karim & Sons',
    address: '22 Station Road\n\nChattogram',
    phone: '+8801811222333',
    email: 'karim@example.com',
    numbers: [{ kind: 'bin', number: '000123456-0101' }],
  },
  origin: { of: 'order', number: 'OR-2026-000045' },
  currency: null,
  lines: [
    {
      what: 'Suitcase',
      purpose: 'Retail',
      quantity: '2',
      rate: '4900.00',
      discount: '57.14',
      percent: 15,
      net: '9742.86',
    },
    { what: null, purpose: '', quantity: '1', rate: '60.00', discount: '0.00', percent: null, net: '60.00' },
  ],
  sums: {
    lines: '9802.86',
    net: '9702.86',
    taxes: [{ percent: 15, amount: '1446.43' }],
    total: '11149.29',
  },
  outstanding: '1149.29',
  withheld: [],
  details: 'Packed in two parcels.',
};

export const paperFrame: PaperFrame = {
  language: 'en',
  forms: usualForms,
  agency: {
    name: 'Rihla Travels',
    names: { ar: 'رحلة للسفر' },
    address: 'House 12, Road 5\nDhaka 1205',
    phone: '+8801711000000',
    email: 'office@rihla.example',
    website: 'https://rihla.example',
    licence: 'RL-1234',
    numbers: [{ kind: 'tin', number: '123456789012' }],
  },
  isCopy: false,
  url: 'https://rihla.example/verify/abc',
};
