import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { defineEntity, type Entity } from '../../../catalog/defineEntity.ts';
import { date, flag, image, integer, lines, text } from '../../../catalog/fields.ts';
import { formErrors } from '../../../src/crud/form/formValues.ts';
import { InputGrid } from '../../../src/kinds/InputGrid.tsx';
import { recordErrors } from '../../../src/crud/form/recordErrors.ts';
import { ValueText } from '../../../src/kinds/ValueText.tsx';

const stops = lines(
  {
    day: integer({ required: true, min: 1 }),
    title: text({ required: true }),
    arrives: date(),
    picture: image(),
    open: flag(),
  },
  { max: 3 },
);
const declared = defineEntity({
  name: 'trip',
  collection: 'trips',
  route: 'trips',
  access: 'operations',
  fields: { name: text({ required: true }), stops },
  title: ['name'],
  list: ['name'],
  form: { main: ['name', 'stops'] },
  search: ['name'],
});
// An entity is only ever read through its field names, so the wider one may stand as the general type.
const trip = declared as unknown as Entity;

const rest = { arrives: null, picture: null, open: false };
const makkah = { day: 1, title: 'Makkah', ...rest };
const madinah = { day: 2, title: 'Madinah', ...rest };

function showForm(saved: readonly unknown[]) {
  const onSubmit = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value="trips">
        <Form
          record={{ id: 1, name: 'Hajj', stops: saved }}
          mode="onTouched"
          validate={values => formErrors(trip, values, { translate: key => key })}
          onSubmit={onSubmit}
        >
          <InputGrid entity={trip} names={['stops']} />
          <button type="submit">save</button>
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]?.[0].stops;
  };
  return { user, onSubmit, save };
}

const group = () => screen.findByRole('group', { name: 'fields.stops' });
const rows = async () => within(await group()).queryAllByRole('group', { name: 'crud.lines.one' });
const button = (name: string, at: number) => screen.getAllByRole('button', { name })[at] as HTMLElement;
const boxes = (name: string) => screen.getAllByRole('textbox', { name: `fields.${name}` });

describe('the lines of a form', () => {
  test('load as they were saved, and go back unchanged', async () => {
    const { save } = showForm([makkah, madinah]);
    expect(await rows()).toHaveLength(2);
    expect(boxes('title').map(box => (box as HTMLInputElement).value)).toEqual(['Makkah', 'Madinah']);
    expect(await save()).toEqual([makkah, madinah]);
  });

  test('grow by a line that is ready to be filled and does not complain yet', async () => {
    const { user, save } = showForm([]);
    await user.click(await screen.findByRole('button', { name: 'crud.lines.add' }));
    await waitFor(() => expect(boxes('day')[0]).toHaveFocus());
    expect(boxes('day')[0]).not.toBeInvalid();
    await user.keyboard('3');
    await user.type(boxes('title')[0] as HTMLElement, 'Mina');
    expect(await save()).toEqual([{ day: 3, title: 'Mina', ...rest }]);
  });

  test('say what is wrong beside the value that is', async () => {
    const { user, onSubmit } = showForm([makkah, madinah]);
    await rows();
    await user.clear(boxes('title')[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(boxes('title')[1]).toBeInvalid());
    expect(boxes('title')[0]).not.toBeInvalid();
    expect(boxes('day')[1]).not.toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('are moved by keyboard without losing the button', async () => {
    const { user, save } = showForm([makkah, madinah]);
    await rows();
    button('crud.lines.down', 0).focus();
    await user.keyboard('{Enter}');
    expect(button('crud.lines.down', 1)).toHaveFocus();
    expect(boxes('title').map(box => (box as HTMLInputElement).value)).toEqual(['Madinah', 'Makkah']);
    await user.keyboard('{Enter}');
    expect(button('crud.lines.down', 1)).toHaveAttribute('aria-disabled', 'true');
    expect(await save()).toEqual([madinah, makkah]);
  });

  test('are removed one by one, and the next thing to do has the focus', async () => {
    const { user, save } = showForm([makkah, madinah]);
    await rows();
    await user.click(button('crud.lines.remove', 0));
    expect(screen.getByRole('button', { name: 'crud.lines.add' })).toHaveFocus();
    expect(await save()).toEqual([madinah]);
  });

  test('are no more than the field takes', async () => {
    showForm([makkah, madinah, { ...makkah, day: 3 }]);
    expect(await screen.findByRole('button', { name: 'crud.lines.add' })).toBeDisabled();
  });
});

describe('the rules of lines', () => {
  const errors = (value: unknown) =>
    recordErrors(trip, { name: 'Hajj', stops: value }).map(({ field, code }) => [field, code]);

  test('a file chosen in a line is judged like any other', () => {
    const chosen = (type: string) => ({ src: 'blob:x', title: 'x', rawFile: new File(['x'], 'x', { type }) });
    expect(
      errors([
        { ...makkah, picture: chosen('image/png') },
        { ...madinah, picture: chosen('image/svg+xml') },
      ]),
    ).toEqual([['stops.1.picture', 'not_image']]);
    expect(errors([{ ...makkah, picture: 'https://host.example/media/a.webp?exp=1' }])).toEqual([]);
  });

  test('too many lines are an error of the whole', () => {
    expect(errors([makkah, makkah, makkah, makkah])).toEqual([['stops', 'too_many_lines']]);
  });
});

test('lines in the history are read by the names of their fields', () => {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ValueText field={stops} value={[makkah, madinah]} />
    </AdminContext>,
  );
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'fields.day:1fields.title:Makkahfields.open:ra.boolean.false',
    'fields.day:2fields.title:Madinahfields.open:ra.boolean.false',
  ]);
});
