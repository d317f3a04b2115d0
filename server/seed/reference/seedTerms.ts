import type { Row as Record } from '#catalog/engine/defineEntity.ts';
import type { Seeded } from '#catalog/engine/lifecycle.ts';
import { orderStatus } from '#catalog/shop/orderStatus.ts';
import type { paymentMethod } from '#catalog/banking/paymentMethod.ts';
import { purchaseStatus } from '#catalog/shop/purchaseStatus.ts';
import { ticketDepartment, ticketPriority, ticketStatus } from '#catalog/support/ticketLabels.ts';
import type { Database } from '../../platform/services/Database.ts';
import { addMissing } from './addMissing.ts';

export const labelTables = [orderStatus, purchaseStatus, ticketStatus, ticketPriority, ticketDepartment];

/** A label for every code that the product knows, unless the code bears one already. */
export async function seedLabels(tx: Database, { name: table, seeded }: (typeof labelTables)[number]): Promise<void> {
  const rows = Object.entries<Seeded>(seeded).map(([code, [name, color]], index) => ({
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
