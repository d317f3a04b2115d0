import { expect, it } from 'vitest';
import { hire } from '../support/hire.ts';
import { openOffice } from '../support/office.ts';

/** More than several forms an hour ask, and few for whoever tries numbers through. */
const MOST = 400;

it('nobody tries numbers through by asking whether they are registered', async () => {
  const office = await openOffice();
  try {
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_CREATE']);
    const ask = (number: number) =>
      clerk.call('POST', '/api/passengers/registered', { body: { passport_number: `AB${6_000_000 + number}` } });
    for (let asked = 0; asked < MOST; asked += 1) expect((await ask(asked)).status).toBe(200);
    const { status, body } = await ask(MOST);
    expect([status, body.code]).toEqual([429, 'questions_of_hour']);
  } finally {
    await office.close();
  }
});
