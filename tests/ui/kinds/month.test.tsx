import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, SaveButton, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { commandNamed } from '#catalog/registry/commands.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { filters } from '#src/engine/kinds/filters.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';

const { monthly_subscription: bill } = entities;
const name = 'subscription_date';
const field = fieldOf(bill, name);
const Filter = filters.date;

async function told(children: React.ReactNode, values: object, change: (box: (of: RegExp) => HTMLElement) => void) {
  const onSubmit = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form defaultValues={values} onSubmit={onSubmit}>
        {children}
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  );
  change(of => screen.getByLabelText(of));
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.calls[0]?.[0];
}

it('a field that stands for a month asks for one, and is kept as its first day', async () => {
  const Input = inputs.date;
  const input = <Input name={name} field={field} entity={bill} />;
  const values = await told(input, { [name]: '2026-11-15' }, box => {
    expect(box(/subscription_date/)).toHaveValue('11/2026');
    fireEvent.change(box(/subscription_date/), { target: { value: '2027-02' } });
    fireEvent.blur(box(/subscription_date/));
    expect(box(/subscription_date/)).toHaveValue('02/2027');
  });
  expect(values).toEqual({ [name]: '2027-02-01' });
});

it('what is no month is judged by the rule', () => {
  const errors = (text: string) =>
    formErrors(bill, { member: 1, amount: '1.00', [name]: text }, { translate: key => key });
  expect(errors('2026-13')).toHaveProperty(name);
  expect(errors('2026-12-01')).not.toHaveProperty(name);
});

it('the command that bills a month asks for it in the same way', () => {
  const command = commandNamed(entities.member, 'bill');
  expect(command && commandForm(command).fields[name]?.ofMonth).toBe(true);
});

it('a list is narrowed to whole months, from the first day to the last', async () => {
  const values = await told(Filter && <Filter name={name} field={field} />, {}, box => {
    fireEvent.change(box(/from/), { target: { value: '2026-12' } });
    fireEvent.change(box(/to$/), { target: { value: '2027-02' } });
  });
  expect(values).toEqual({ [`${name}__gte`]: '2026-12-01', [`${name}__lte`]: '2027-02-28' });
});
