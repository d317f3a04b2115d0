import { expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { dataKey } from '../../server/engine/schema/systemTables.ts';
import { type Office, openOffice } from '../support/office.ts';

it('what a host tells everybody about itself is whether it runs a demo, where it dials from, in what its books are kept, and where its day and its year begin', async () => {
  const office = await openOffice();
  const { status, body } = await office.call('GET', '/api/config', { as: 'guest' });
  expect([status, body]).toEqual([
    200,
    {
      demo: false,
      country: 'BD',
      currency: 'BDT',
      installation: null,
      time_zone: 'Asia/Dhaka',
      idempotency_keys: true,
      fiscal_year_begins: 7,
      day_order: 'day_first',
      decimal_sign: 'point',
      digit_grouping: 'thousands',
      live_events: false,
    },
  ]);
  await office.close();
});

it('it is told from others by what goes with its data, whatever its secrets are, and by nothing that opens any', async () => {
  const [office, other] = await Promise.all([openOffice(), openOffice()]);
  const told = async ({ app }: Pick<Office, 'app'>) => {
    const reply = await app.request('/api/config');
    return (await reply.json()).installation;
  };
  for (const { host } of [office, other]) await host.db.insert(dataKey).values({ canary: host.vault.seal('Rihla') });
  const ours = await told(office);
  expect(ours).toMatch(/^[0-9a-f]{16}$/);
  expect(await told(other)).not.toBe(ours);
  const later = createApp({ ...office.host, secret: 'another secret of the tests, as long as the first' });
  expect(await told({ app: later })).toBe(ours);
  await Promise.all([office.close(), other.close()]);
});
