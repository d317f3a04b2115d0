import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { MAX_UPLOAD_BYTES } from '#catalog/engine/uploads.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';

const { tour_package: tour } = entities;
let side = 0;

// What runs these tests unpacks no pictures.
class Measured extends EventTarget {
  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event(side > 0 ? 'load' : 'error')));
  }
  get naturalWidth() {
    return side;
  }
  get naturalHeight() {
    return side;
  }
}
beforeEach(() => {
  vi.stubGlobal('Image', Measured);
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

function choose(...files: File[]) {
  const Input = inputs.image;
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form
        mode="onTouched"
        defaultValues={{ image: null }}
        validate={values => formErrors(tour, values, { translate: key => key })}
      >
        <Input name="image" field={fieldOf(tour, 'image')} entity={tour} />
      </Form>
    </AdminContext>,
  );
  for (const file of files) fireEvent.change(screen.getByLabelText('fields.image'), { target: { files: [file] } });
}
const file = (type: string, bytes = 10) => {
  const one = new File(['x'], 'a', { type });
  Object.defineProperty(one, 'size', { value: bytes });
  return one;
};

it.each([
  ['of another type', file('image/gif'), 10, 'not_image'],
  ['of too many bytes', file('image/png', MAX_UPLOAD_BYTES + 1), 10, 'file_too_large'],
  ['that is none', file('image/png'), 0, 'not_image'],
  ['of too many pixels', file('image/jpeg'), 8_000, 'picture_too_large'],
  ['of more pixels than are unpacked of its type', file('image/avif'), 4_000, 'picture_too_large'],
])('a picture %s is told when it is chosen', async (_, wrong, length, code) => {
  side = length;
  choose(wrong);
  expect(await screen.findByText(`violations.${code}`)).toBeVisible();
});

it('one that the host takes is not', async () => {
  side = 4_000;
  choose(file('image/gif'));
  await screen.findByText('violations.not_image');
  fireEvent.change(screen.getByLabelText('fields.image'), { target: { files: [file('image/jpeg')] } });
  await waitFor(() => expect(screen.queryByText(/violations/)).toBeNull());
});
