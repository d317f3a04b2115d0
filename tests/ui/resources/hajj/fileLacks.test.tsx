import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { FileLacks } from '#src/resources/hajj/bookings/FileLacks.tsx';
import { showPages } from '../../../support/officePage.tsx';

const commands = [
  { verb: 'pre_register', blocked: 'phone_missing' },
  { verb: 'register', blocked: 'season_not_chosen' },
];
const file = { id: 8, version: 1, status: 'enquiry', given_names: 'Amina', surname: '' };

async function showFor(pilgrim_type: string) {
  const host = () => Response.json({ ...file, pilgrim_type, commands });
  const page = (
    <RecordContextProvider value={{ id: 7, status: 'confirmed', pilgrim: 8 }}>
      <FileLacks />
    </RecordContextProvider>
  );
  await showPages({ host, entity: entities.booking, pages: { bill: page }, at: 'bill' });
}

it.each([
  ['umrah', /season/i],
  ['hajj', /phone/i],
])('a confirmed seat says what the file of its pilgrim for %s waits for', async (type, missing) => {
  await showFor(type);
  expect(await screen.findByRole('alert')).toHaveTextContent(missing);
});
