import { expect, it } from 'vitest';
import { openOffice } from '../support/office.ts';
import { type SpecifiedCall, specialSpecified, standardSpecified } from '../support/specifiedCalls.ts';

/** The same call with the slash that it is not written with, or without. */
const otherwise = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

it('every call that the specification names is answered, with and without the slash where it is a special one', async () => {
  const office = await openOffice();
  const missing = new Set<SpecifiedCall>();
  for (const call of [...standardSpecified, ...specialSpecified]) {
    const [method = '', path = ''] = call.split(' ');
    for (const where of specialSpecified.includes(call) ? [path, otherwise(path)] : [path]) {
      const { status, body } = await office.call(method, where, method === 'GET' ? {} : { body: {} });
      expect(status, `${method} ${where}`).toBeLessThan(500);
      if (status === 405 || body.code === 'no_such_call') missing.add(call);
    }
  }
  expect([...missing].sort()).toEqual([]);
  await office.close();
}, 120_000);
