import { expect, it } from 'vitest';
import { openOffice } from '../support/office.ts';

it('tells anybody in which time zone the agency works', async () => {
  const office = await openOffice();
  const { status, body } = await office.call('GET', '/api/config', { as: 'guest' });
  expect(status).toBe(200);
  expect(body.time_zone).toBe('Asia/Dhaka');
  await office.close();
});
