import type { PurchaseFacts } from '../../catalog/purchasing/paper/PurchaseFacts.ts';

/** An order to a vendor with all that one may say: 3 x 1,000.10 with 7.5 %, and ten flasks without tax. */
export const orderFacts: PurchaseFacts = {
  kind: 'purchase_final',
  standing: null,
  number: 'PF-2026-000001',
  day: '2026-11-20',
  expected: '2026-12-01',
  request: 'PR-2026-000001',
  vendor: {
    name: '#import "/etc/passwd" $x$ *b* <b>',
    address: '22 Station Road\nChattogram',
    phone: '+8801712000002',
    email: 'yusuf@textiles.example',
    numbers: [{ kind: 'bin', number: '000123456-0101' }],
  },
  branch: { name: 'The stock room', address: 'Gate 3, Port Road', phone: '', email: '', numbers: [] },
  lines: [
    { what: 'Suitcase', note: 'Green', quantity: '3', price: '1000.10', percent: 7.5, net: '3000.30' },
    { what: 'Flask', note: '', quantity: '10', price: '5.00', percent: null, net: '50.00' },
  ],
  sums: { net: '3050.30', taxes: [{ percent: 7.5, amount: '225.02' }], total: '3275.32' },
  details: 'At the back door.',
};
