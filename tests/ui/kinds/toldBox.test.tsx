import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { entities } from '#catalog/registry/entities.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { RefCellInput } from '#src/engine/kinds/lines/RefCellInput.tsx';
import { showPages } from '../../support/officePage.tsx';

const admin: Principal = { ...guest, role: 'admin' };
const { booking } = entities;
const fields: Record<string, Field> = {
  branch: { kind: 'ref', required: false, target: 'branch' },
  party: { kind: 'ref', required: false, target: 'party' },
  branches: { kind: 'refs', required: false, target: 'branch' },
};
const branches = [
  { id: 300, name: 'Sylhet (as looked up)' },
  { id: 301, name: 'Dhaka' },
];
const karim = { id: 8, name: 'Karim Travels', phone: '+8801711000002' };

const pageOf = (key: string, rows: readonly object[]) =>
  Response.json({ [key]: rows, page: 1, size: 25, total_elements: rows.length });

const Chosen = () => <output aria-label="chosen">{String(useWatch({ name: 'branch' }))}</output>;

/** A form of a record; `look` holds back what is looked up until it is settled. */
async function show(record: RaRecord, names: readonly string[], look: Promise<unknown> = Promise.resolve()) {
  const host = async (path: string) => {
    await look;
    const ids = new URL(path, 'http://rihla.test').searchParams.get('id__in')?.split(',');
    const among = <T extends { id: number }>(rows: readonly T[]) =>
      rows.filter(one => !ids || ids.includes(`${one.id}`));
    if (path.startsWith('/branch/')) return pageOf('branches', among(branches));
    return path.startsWith('/party/') ? pageOf('parties', among([karim])) : Response.json([]);
  };
  const form = (
    <RecordContextProvider value={record}>
      <Form record={record}>
        <InputGrid entity={{ ...booking, fields }} names={[...names]} />
        <Chosen />
      </Form>
    </RecordContextProvider>
  );
  const { asked } = await showPages({ host, entity: booking, pages: { form }, at: 'form', who: admin });
  return { lookUps: () => asked.filter(one => /\/(branch|party)\/api/.test(one)) };
}

const box = (name: RegExp) => screen.findByRole('combobox', { name });
const told = { branch: { 300: { title: 'Sylhet' } }, party: { 8: { title: 'Karim Travels' } } };

it('a box shows the title that its record tells, and asks for nothing', async () => {
  const { lookUps } = await show({ id: 7, branch: 300, named: told }, ['branch']);
  const branch = await box(/Branch/);
  await waitFor(() => expect(branch).toHaveValue('Sylhet'));
  expect(lookUps()).toEqual([]);
});

it('what else there is to choose is looked for when it is wanted, and what is chosen then is asked for', async () => {
  const user = userEvent.setup();
  const { lookUps } = await show({ id: 7, branch: 300, named: told }, ['branch']);
  const branch = await box(/Branch/);
  await waitFor(() => expect(branch).toHaveValue('Sylhet'));
  await user.click(branch);
  expect((await screen.findAllByRole('option')).map(one => one.textContent)).toEqual(['Dhaka']);
  expect(lookUps().filter(one => one.includes('id__in'))).toEqual([]);
  await user.click(screen.getByRole('option', { name: 'Dhaka' }));
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('301');
  await waitFor(() => expect(branch).toHaveValue('Dhaka'));
});

it('what is typed into a box with a told title stays, whatever comes meanwhile', async () => {
  const user = userEvent.setup();
  await show({ id: 7, branch: 300, named: told }, ['branch']);
  const branch = await box(/Branch/);
  await waitFor(() => expect(branch).toHaveValue('Sylhet'));
  await user.clear(branch);
  await user.type(branch, 'dha');
  expect(await screen.findByRole('option', { name: 'Dhaka' })).toBeVisible();
  expect(branch).toHaveValue('dha');
});

it('of people the title stands there at once, and what tells them apart when it comes', async () => {
  let answer = (_: unknown) => {};
  const look = new Promise(resolve => {
    answer = resolve;
  });
  const { lookUps } = await show({ id: 7, party: 8, named: told }, ['party'], look);
  const party = await box(/Party/);
  await waitFor(() => expect(party).toHaveValue('Karim Travels'));
  expect(party).not.toHaveAccessibleDescription();
  expect(lookUps()).toHaveLength(1);
  answer(undefined);
  await waitFor(() => expect(party).toHaveAccessibleDescription(expect.stringContaining('+8801711000002')));
  expect(party).toHaveValue('Karim Travels');
});

it('what a document tells of its people stands below the box until more comes', async () => {
  const marked = { party: { 8: { title: 'Karim Travels', marks: { kinds: ['customer'], number: 'C-4' } } } };
  await show({ id: 7, party: 8, named: marked }, ['party'], new Promise(() => {}));
  await waitFor(async () => expect(await box(/Party/)).toHaveAccessibleDescription('Customer C-4'));
});

it('of another branch the box says so without asking', async () => {
  const { lookUps } = await show({ id: 7, branch: 300, named: { branch: { 300: '' } } }, ['branch']);
  const branch = await box(/Branch/);
  await waitFor(() => expect(branch).toHaveValue('of another branch'));
  expect(lookUps()).toEqual([]);
});

it('a record that tells nothing is asked for, as on hosts that do not know the wish', async () => {
  const { lookUps } = await show({ id: 7, branch: 300 }, ['branch']);
  const branch = await box(/Branch/);
  await waitFor(() => expect(branch).toHaveValue('Sylhet (as looked up)'));
  expect(lookUps()).toHaveLength(1);
});

it('of many, each stands under its told title at once', async () => {
  const both = { branch: { 300: { title: 'Sylhet' }, 301: { title: 'Dhaka' } } };
  await show({ id: 7, branches: [300, 301], named: both }, ['branches'], new Promise(() => {}));
  expect(await screen.findByRole('button', { name: 'Sylhet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dhaka' })).toBeVisible();
});

it('a box that says why it is closed has no room for more, and asks for nothing', async () => {
  const { lookUps } = await show(
    { id: 7, party: 8, named: told, closed: [{ field: 'party', because: 'admin_only' }] },
    ['party'],
  );
  const party = await box(/Party/);
  await waitFor(() => expect(party).toHaveValue('Karim Travels'));
  expect(party).toBeDisabled();
  expect(lookUps()).toEqual([]);
});

it('a cell of a line has no number in it while nothing is known', async () => {
  let answer = (_: unknown) => {};
  const look = new Promise(resolve => {
    answer = resolve;
  });
  const cell = (
    <RefCellInput
      column={{ name: 'party', field: { kind: 'ref', required: false, target: 'party' } }}
      line={{}}
      value={8}
      disabled={false}
      aria={{ 'aria-labelledby': 'head' }}
      onChange={() => {}}
    />
  );
  const host = async () => {
    await look;
    return pageOf('parties', [karim]);
  };
  await showPages({ host, entity: booking, pages: { cell }, at: 'cell', who: admin });
  const party = await screen.findByRole('combobox');
  expect(party).toHaveValue('');
  expect(party).toHaveAttribute('placeholder', 'Please wait');
  answer(undefined);
  await waitFor(() => expect(party).toHaveValue('Karim Travels'));
});
