import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { FieldReading } from '#src/engine/kinds/FieldReading.tsx';
import { RefFilter } from '#src/engine/kinds/ref/RefFilter.tsx';
import { RefInput } from '#src/engine/kinds/ref/RefInput.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { RefCellInput } from '#src/engine/kinds/lines/RefCellInput.tsx';
import { showPages } from '../../support/officePage.tsx';

const { party, refund } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const name = 'Zohra Akter';
const pilgrim = {
  kinds: ['hajj_passenger_info'],
  number: 'TR-1',
  passport: '4567',
  phone: '+8801711000001',
  place: 'Savar',
  receivable: '1750.00',
};
const parties = [
  { id: 11, name, marks: pilgrim },
  { id: 12, name, phone: '+8801711000002', marks: { kinds: ['customer', 'member'], number: 'M-7' } },
  { id: 13, name },
];
const saidOfPilgrim = 'Pilgrim TR-1 · passport …4567 · +8801711000001 · Savar · owes 1,750.00';
const saidOfCustomer = 'Customer, Member M-7 · +8801711000002';

const host = (path: string) => {
  const wanted = new URL(path, 'http://rihla.test').searchParams.get('id__in');
  const rows = parties.filter(({ id }) => !wanted || wanted.split(',').includes(String(id)));
  return Response.json({ [party.collection]: rows, total_elements: rows.length });
};
const field = fieldOf(refund, 'party');
const show = (form: React.ReactNode) => showPages({ host, entity: refund, pages: { form }, at: 'form', who });
const Chosen = () => <output aria-label="chosen">{String(useWatch({ name: 'party' }))}</output>;
const named = (said: string) => ({ name: `${name} ${said}` });

test('of three of one name the right one is chosen, and is told below the box', async () => {
  const { asked } = await show(
    <Form>
      <RefInput entity={refund} name="party" field={field} />
      <Chosen />
    </Form>,
  );
  const box = await screen.findByRole('combobox', { name: /Party/ });
  await userEvent.type(box, name);
  expect(await screen.findByRole('option', named(saidOfPilgrim))).toBeVisible();
  expect(screen.getByRole('option', named('Party #13'))).toBeVisible();
  await userEvent.click(screen.getByRole('option', named(saidOfCustomer)));
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('12');
  await waitFor(() => expect(box).toHaveAccessibleDescription(saidOfCustomer));
  expect(box).toHaveValue(name);
  // The text is the same; what else there is to choose is offered all the same.
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', named(saidOfPilgrim)));
  await waitFor(() => expect(box).toHaveAccessibleDescription(saidOfPilgrim));
  expect(asked.filter(call => !call.includes('marks=true'))).toEqual([]);
});

test('a list of choices opens by a key or a click, never by focus alone', async () => {
  await show(
    <Form>
      <RefInput entity={refund} name="party" field={field} />
      <RefFilter name="party" field={field} />
    </Form>,
  );
  await screen.findAllByRole('combobox');
  for (const box of screen.getAllByRole('combobox')) {
    await userEvent.tab();
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', named(saidOfPilgrim))).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
});

test('several who are chosen stand with kind and number', async () => {
  await show(
    <Form record={{ id: 1, party__in: [11, 12] }}>
      <RefFilter name="party" field={field} />
    </Form>,
  );
  expect(await screen.findByText(`${name} · Pilgrim TR-1`)).toBeVisible();
  expect(screen.getByText(`${name} · Customer, Member M-7`)).toBeVisible();
});

test('in a line, too, choices are told apart, and who is chosen below the box', async () => {
  const onChange = vi.fn();
  const cell = (
    <div>
      <RefCellInput
        column={{ name: 'party', field }}
        line={{}}
        value={11}
        disabled={false}
        aria={{ 'aria-labelledby': 'head' }}
        onChange={onChange}
      />
    </div>
  );
  await show(cell);
  expect(await screen.findByText('Pilgrim TR-1')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', named(saidOfCustomer)));
  expect(onChange.mock.calls).toMatchObject([[12, { id: 12 }]]);
});

test('a document says kind and number behind the name', async () => {
  const record: RaRecord = { id: 1, party: 12, named: { party: { 12: { title: name, marks: parties[1]?.marks } } } };
  await show(
    <RecordContextProvider value={record}>
      <p>
        <FieldReading name="party" field={field} value={12} />
      </p>
      <p>
        <RefTitle target="party" id="12" />
      </p>
    </RecordContextProvider>,
  );
  const said = await screen.findAllByText('Customer, Member M-7');
  expect(said.map(one => one.closest('p')?.textContent)).toEqual(Array(2).fill(`${name} Customer, Member M-7`));
});
