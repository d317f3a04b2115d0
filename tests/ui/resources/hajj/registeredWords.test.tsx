import { screen } from '@testing-library/react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { BulkResults } from '#src/engine/bulk/BulkResults.tsx';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { FileLacks } from '#src/resources/hajj/bookings/FileLacks.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking, hajj_passenger_info: pilgrim } = entities;
const already = { blocked: 'registered_already', params: { file: 'PG-2026-000003 Rahima Begum' } };
const ALREADY = /The same number is registered already for this journey: PG-2026-000003 Rahima Begum\./;
const elsewhere = { blocked: 'registered_elsewhere', params: { branch: 'Sylhet' } };

const show = (entity: Entity, record: RaRecord, page: React.ReactNode, answer: object = record) =>
  showPages({
    host: () => Response.json(answer),
    entity,
    pages: { bill: <RecordContextProvider value={record}>{page}</RecordContextProvider> },
    at: 'bill',
  });

it.each([
  ['a pilgrim', pilgrim, { id: 7, version: 1, status: 'pre_registered', commands: [{ verb: 'register', ...already }] }],
  ['a booking', booking, { id: 7, version: 1, status: 'requested', commands: [{ verb: 'confirm', ...already }] }],
] as const)('a step of %s says whose number stands in its way', async (_, entity, record) => {
  await show(entity, record, <CommandButtons disabled={false} />);
  expect(await screen.findByText(ALREADY)).toBeVisible();
});

it('a confirmed seat says the same of the file of its pilgrim, or the branch', async () => {
  const file = { id: 8, version: 1, status: 'pre_registered', given_names: 'Amina', pilgrim_type: 'hajj' };
  const commands = [{ verb: 'register', ...elsewhere }];
  await show(booking, { id: 7, status: 'confirmed', pilgrim: 8 }, <FileLacks />, { ...file, commands });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Amina .* in another branch: Sylhet\./);
});

it('a step given to many says it of each', async () => {
  const detail = 'The same number is registered already for this journey: PG-2026-000003 Rahima Begum.';
  const results = [{ id: 7, status: 409, code: 'blocked', detail }];
  await show(pilgrim, { id: 7 }, <BulkResults results={results} />);
  expect(await screen.findByText(ALREADY)).toBeVisible();
});
