import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(config: () => Response, phone = '') {
  vi.stubGlobal('fetch', async () => config());
  const { fieldOf } = await import('#catalog/engine/defineEntity.ts');
  const { entities } = await import('#catalog/registry/entities.ts');
  const { formErrors } = await import('#src/engine/editing/formValues.ts');
  const { inputs } = await import('#src/engine/kinds/inputs.ts');
  const field = fieldOf(entities.contact, 'phone');
  const Input = inputs[field.kind];
  const { phone: only } = entities.contact.fields;
  const entity = { ...entities.contact, fields: { phone: only } };
  const onSubmit = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form
        mode="onTouched"
        defaultValues={{ phone }}
        onSubmit={onSubmit}
        validate={values => formErrors(entity as never, values, { translate: (key: string) => key })}
      >
        <Input name="phone" field={field} entity={entities.contact} />
        <button type="submit">Save</button>
      </Form>
    </AdminContext>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox'), onSubmit };
}

const dhaka = () => Response.json({ country: 'BD' });

it.each(['01712-345678', '১৭১২৩৪৫৬৭৮', '00880 1712 345678'])(
  'a number typed as at home is shown in full once it is left: %s',
  async typed => {
    const { user, box } = await show(dhaka);
    await user.type(box, typed);
    await user.tab();
    await waitFor(() => expect(box).toHaveValue('+8801712345678'));
    expect(box).toBeValid();
  },
);

it('a number that cannot be one is said beside the field', async () => {
  const { user, box } = await show(dhaka);
  await user.type(box, '017123456789');
  await user.tab();
  await waitFor(() => expect(box).toHaveAccessibleDescription(/not_phone/));
  expect(box).toHaveValue('017123456789');
});

it('who passes through a number from before changes nothing', async () => {
  const { user, box, onSubmit } = await show(dhaka, '+1234567');
  await user.click(box);
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(box).toHaveValue('+1234567');
});

it('of a host that does not say where it dials from, what is typed is left to it', async () => {
  const { user, box, onSubmit } = await show(() => Response.json({ demo: false }));
  await user.type(box, '01712-345678');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '01712-345678' });
});
