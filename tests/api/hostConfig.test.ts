import { expect, it } from 'vitest';
import { openOffice } from '../support/office.ts';

it('what a host tells everybody about itself is whether it runs a demo, where it dials from, in what its books are kept, and where its day and its year begin', async () => {
  const office = await openOffice();
  const { status, body } = await office.call('GET', '/api/config', { as: 'guest' });
  expect([status, body]).toEqual([
    200,
    {
      demo: false,
      country: 'BD',
      currency: 'BDT',
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
