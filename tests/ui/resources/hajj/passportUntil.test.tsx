import { screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { usePassportUntil } from '#src/resources/hajj/usePassportUntil.ts';
import { showPages } from '../../../support/officePage.tsx';

const { season, hajj_passenger_info: entity } = entities;
const NOT_SAID = 'nothing is asked';

function Told() {
  const until = usePassportUntil();
  return <output>{until === undefined ? 'no journey' : (until ?? NOT_SAID)}</output>;
}

async function showFor(journey: object, policy?: object) {
  const page = (
    <Form defaultValues={journey}>
      <Told />
    </Form>
  );
  const host = (path: string) =>
    policy && path.includes(`/${season.name}/`)
      ? Response.json({ id: 3, ...policy })
      : Response.json({ detail: 'No.' }, { status: 403 });
  await showPages({ host, entity, pages: { form: page }, at: 'form' });
}

const own = { season: 3, return_date: '2027-06-30' };

it.each([
  ['the day of its season', own, { passport_day: '2027-12-31', passport_days: 180 }, '2027-12-31'],
  ['as many days after the return as its season asks', own, { passport_day: null, passport_days: 30 }, '2027-07-30'],
  ['180 days after the return without a season', { ...own, season: null }, undefined, '2027-12-27'],
  ['no day without a journey', { season: null, return_date: null }, undefined, 'no journey'],
  ['no day where its season asks none', own, { passport_day: null, passport_days: null }, NOT_SAID],
  ['no day where its season cannot be read', own, undefined, NOT_SAID],
])('a passport is to be valid until %s', async (_, journey, policy, said) => {
  await showFor(journey, policy);
  expect(await screen.findByText(said)).toBeVisible();
});
