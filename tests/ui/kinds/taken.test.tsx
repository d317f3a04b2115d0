import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';

test('that a value is taken is still said after a save that another field refused', async () => {
  const user = userEvent.setup();
  const isTaken = async (_: string, { value }: { value: string }) => value === 'TAKEN';
  const { employee } = entities;
  const onSubmit = vi.fn();
  render(
    <AdminContext dataProvider={{ ...testDataProvider(), isTaken }}>
      <Form
        mode="onTouched"
        defaultValues={{ username: '', email: '' }}
        onSubmit={onSubmit}
        validate={values => formErrors(employee, values, { translate: (key: string) => key })}
      >
        {(['username', 'email'] as const).map(name => {
          const field = fieldOf(employee, name);
          const Input = inputs[field.kind];
          return <Input key={name} name={name} field={field} entity={employee} />;
        })}
        <button type="submit">Save</button>
      </Form>
    </AdminContext>,
  );
  const [box = document.body] = screen.getAllByRole('textbox');
  await user.type(box, 'TAKEN');
  await waitFor(() => expect(box).toBeInvalid());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByRole('textbox')[1]).toBeInvalid());
  await waitFor(() => expect(box).toHaveAccessibleDescription(/taken/));
});

test('that a value is taken is said until the value is another, also when the field is left', async () => {
  const user = userEvent.setup();
  const isTaken = async (_: string, { value }: { value: string }) => value === 'TAKEN';
  const { role } = entities;
  const field = fieldOf(role, 'name');
  const Input = inputs[field.kind];
  render(
    <AdminContext dataProvider={{ ...testDataProvider(), isTaken }}>
      <Form
        mode="onTouched"
        defaultValues={{ name: '' }}
        validate={values => formErrors(role, values, { translate: (key: string) => key })}
      >
        <Input name="name" field={field} entity={role} />
        <button type="button">elsewhere</button>
      </Form>
    </AdminContext>,
  );
  const box = screen.getByRole('textbox');
  await user.type(box, 'TAKEN');
  await waitFor(() => expect(box).toBeInvalid());
  for (let turn = 0; turn < 2; turn += 1) {
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(box).not.toHaveFocus());
    await waitFor(() => expect(box).toHaveAccessibleDescription(/taken/));
    await user.click(box);
  }
  // At once: what was said of another value is not said of this one.
  fireEvent.change(box, { target: { value: 'TAKEN2' } });
  expect(box).toBeValid();
});
