import type { Row as Record } from '../../../catalog/defineEntity.ts';
import type { paymentMethod } from '../../../catalog/shop/paymentMethod.ts';
import type { Database } from '../../db/Database.ts';
import { addMissing } from './addMissing.ts';
import { labels } from './labels.ts';

/** A label for every code that the product knows, unless the code bears one already. */
export async function seedLabels(tx: Database, table: keyof typeof labels): Promise<void> {
  const rows = Object.entries(labels[table]).map(([code, [name, color]], index) => ({
    name,
    code,
    color,
    position: index + 1,
    is_active: true,
  }));
  await addMissing(tx, table, 'code', rows);
}

const methods: readonly Pick<Record<typeof paymentMethod>, 'name' | 'type'>[] = [
  { name: 'Cash', type: 'cash' },
  { name: 'Bank transfer', type: 'offline' },
  { name: 'Card', type: 'card' },
  { name: 'Mobile wallet', type: 'mobile' },
];

export const seedPaymentMethods = (tx: Database): Promise<void> =>
  addMissing(
    tx,
    'paymentmethod',
    'name',
    methods.map(method => ({ ...method, is_active: true })),
  );

export const seedCustomerTypes = (tx: Database): Promise<void> =>
  addMissing(
    tx,
    'customer_type',
    'name',
    ['Retail', 'Wholesale', 'Agent'].map(name => ({ name })),
  );
