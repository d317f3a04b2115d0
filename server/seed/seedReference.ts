import type { PooledDatabase } from '../platform/services/Database.ts';
import { once } from './reference/once.ts';
import { seedChart } from './reference/seedChart.ts';
import { labelTables, seedCustomerTypes, seedLabels, seedPaymentMethods } from './reference/seedTerms.ts';
import { seedLimits } from './reference/seedLimits.ts';
import { seedSupport } from './reference/seedSupport.ts';
import { alone } from './seedLock.ts';
import { seedPlaces } from './seedPlaces.ts';
import { seedRights } from './seedRights.ts';

/**
 * What every installation needs before its first user: places, permissions, roles, the chart of accounts, labels,
 * payment methods. May run at every start; what the office changed or deleted stays as the office left it.
 */
export const seedReference = (db: PooledDatabase): Promise<void> =>
  alone(db, async tx => {
    await seedPlaces(tx);
    await seedRights(tx);
    await once(tx, 'chart_of_accounts', () => seedChart(tx));
    await once(tx, 'payment_methods', () => seedPaymentMethods(tx));
    await once(tx, 'customer_types', () => seedCustomerTypes(tx));
    for (const table of labelTables) await once(tx, `labels/${table.name}`, () => seedLabels(tx, table));
    await once(tx, 'support_setting', () => seedSupport(tx));
    await once(tx, 'limits', () => seedLimits(tx));
  });
