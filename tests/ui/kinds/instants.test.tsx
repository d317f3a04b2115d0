import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, SaveButton, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';
import { CellInput } from '#src/engine/kinds/lines/CellInput.tsx';

const name = 'publish_at';
const field = fieldOf(entities.notice, name);
// 45 minutes beside any clock that runs this.
vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Kathmandu' }));

it('an instant is asked for by the agency’s clock, and kept as the instant', async () => {
  const onSubmit = vi.fn();
  const Input = inputs.dateTime;
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form defaultValues={{ [name]: '2026-12-01T03:00:00.000Z' }} onSubmit={onSubmit}>
        <Input name={name} field={field} entity={entities.notice} />
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  );
  const box = () => screen.getByLabelText<HTMLInputElement>(/publish_at/);
  await waitFor(() => expect(box()).toBeEnabled());
  expect(box()).toHaveValue('01/12/2026 08:45');
  fireEvent.change(box(), { target: { value: '2027-01-02T00:30' } });
  fireEvent.blur(box());
  expect(box()).toHaveValue('02/01/2027 00:30');
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ [name]: '2027-01-01T18:45:00.000Z' });
});

it('so it is within a line', async () => {
  const onChange = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <span id="told">{name}</span>
      <CellInput
        column={{ name, field }}
        line={{}}
        value="2026-12-01T03:00:00.000Z"
        disabled={false}
        aria={{ 'aria-labelledby': 'told' }}
        onChange={onChange}
      />
    </AdminContext>,
  );
  const box = screen.getByLabelText(name);
  await waitFor(() => expect(box).toBeEnabled());
  expect(box).toHaveValue('01/12/2026 08:45');
  fireEvent.change(box, { target: { value: '2027-01-02T00:30' } });
  expect(onChange).toHaveBeenCalledWith('2027-01-01T18:45:00.000Z');
});
