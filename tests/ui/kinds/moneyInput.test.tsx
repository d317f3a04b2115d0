import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';

const price = fieldOf(entities.booking, 'price');
const Input = inputs[price.kind];

function show() {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form mode="onTouched">
        <Input name="price" field={price} entity={entities.booking} closed={undefined} />
      </Form>
    </AdminContext>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox') };
}

it.each([
  ['1,20,000.5', '120000.50'],
  ['١٦٠٬٠٠٠', '160000.00'],
  ['3*150', '450.00'],
  ['-12', '-12'],
  ['50000', '50000'],
  ['half', 'half'],
])('an amount that is typed as %s is %s once it is left', async (typed, meant) => {
  const { user, box } = show();
  await user.type(box, typed);
  await user.tab();
  await waitFor(() => expect(box).toHaveValue(meant));
});
