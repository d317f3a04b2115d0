import type { PickFacts } from '../../catalog/shop/orders/paper/PickFacts.ts';
import type { ShipmentFacts } from '../../catalog/shop/orders/paper/ShipmentFacts.ts';

/** A parcel with all that one may say. */
export const shipmentFacts: ShipmentFacts = {
  number: 'SH-2026-000004',
  order: 'OR-2026-000007',
  day: '2026-11-21',
  courier: 'Sundarban',
  tracking: 'TR-77',
  shipTo: {
    name: 'Rahima Begum',
    address: '12 Lake Road\nBeanibazar, Sylhet',
    phone: '+8801711223344',
    email: 'rahima@rihla.example',
    numbers: [],
  },
  branch: { name: 'Motijheel', address: '' },
  items: [{ name: 'Suitcase', sku: 'BAG-10', quantity: 2 }],
  toCollect: '10273.96',
};

const bag = { item: 3, category: 'Luggage', sku: 'BAG-10', name: 'Suitcase' };

/** Two orders of one branch that want the same item, and one of which nothing is left to ship. */
export const pickFacts: PickFacts = {
  orders: [
    { number: 'OR-2026-000007', branch: 'Motijheel', lines: [{ ...bag, pieces: 3 }] },
    { number: 'OR-2026-000008', branch: 'Motijheel', lines: [{ ...bag, pieces: 1 }] },
    { number: 'OR-2026-000009', branch: 'Motijheel', lines: [] },
  ],
};
