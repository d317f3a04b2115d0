import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

it.each(['/auth/api/v1/login/', '/api/api/v1/x', '/verify/api/v1/x'])(
  'a path that stands below two of the limited ones takes one turn and gives it back: %s',
  async path => {
    for (const as of ['guest', 'admin'] as const)
      for (let at = 0; at < 20; at += 1)
        expect([401, 404]).toContain((await office.call('POST', path, { as, body: {} })).status);
    const { status } = await office.call('POST', calls('department').create, { body: { name: `After ${path}` } });
    expect(status).toBe(201);
  },
  15_000,
);
