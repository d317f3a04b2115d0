import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type DataProvider, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { defineEntity, type Entity } from '#catalog/engine/defineEntity.ts';
import { choice, date, flag, image, integer, lines, money, ref, text } from '#catalog/engine/fields.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import { recordErrors } from '#src/engine/editing/recordErrors.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';

const stops = lines(
  {
    day: integer({ required: true, min: 1 }),
    title: text({ required: true }),
    price: money(),
    arrives: date(),
    open: flag(),
  },
  { max: 5 },
);
const places = lines({
  city: ref('city', { required: true }),
  thana: ref('thana', { within: 'city' }),
  sort: choice(['hotel', 'mosque']),
});
const pictures = lines({ picture: image(), title: text() });
const declared = defineEntity({
  name: 'trip',
  collection: 'trips',
  route: 'trips',
  access: 'operations',
  fields: { name: text({ required: true }), stops, places, pictures },
  title: ['name'],
  list: ['name'],
  form: { main: ['name', 'stops', 'places', 'pictures'] },
  search: ['name'],
});
// An entity is only ever read through its field names, so the wider one may stand as the general type.
const trip = declared as unknown as Entity;

const rest = { price: null, arrives: null, open: false };
const makkah = { id: 11, day: 1, title: 'Makkah', ...rest };
const madinah = { id: 12, day: 2, title: 'Madinah', ...rest };

interface Shown extends Partial<LineGridProps> {
  readonly provider?: Partial<DataProvider>;
}

function show(name: 'stops' | 'places' | 'pictures', saved: readonly unknown[], { provider, ...props }: Shown = {}) {
  const onSubmit = vi.fn();
  const field = declared.fields[name];
  render(
    <AdminContext dataProvider={testDataProvider(provider)}>
      <ResourceContextProvider value="trips">
        <Form
          record={{ id: 1, name: 'Hajj', stops: [], places: [], pictures: [], [name]: saved }}
          mode="onTouched"
          validate={values => formErrors(trip, values, { translate: key => key })}
          onSubmit={onSubmit}
        >
          <LineGrid name={name} field={field} entity={trip} {...props} />
          <button type="submit">save</button>
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0][name];
  };
  return { user, onSubmit, save };
}

const cell = (name: string, line: number) => screen.getByRole('textbox', { name: `fields.${name} ${line}` });
const titles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^fields.title/ }).map(({ value }) => value);
const paste = async (user: ReturnType<typeof userEvent.setup>, into: HTMLElement, block: string) => {
  await user.click(into);
  await user.paste(block);
};

describe('the lines of a form', () => {
  test('load as they were saved, under heads, and go back unchanged', async () => {
    const { save } = show('stops', [makkah, madinah]);
    const table = screen.getByRole('table', { name: 'fields.stops' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual([
      '#crud.lines.number',
      'fields.day *',
      'fields.title *',
      'fields.price',
      'fields.arrives',
      'fields.open',
    ]);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(head => head.textContent),
    ).toEqual(['1', '2']);
    expect(titles()).toEqual(['Makkah', 'Madinah']);
    expect(await save()).toEqual([makkah, madinah]);
  });

  test('are typed without a mouse: Enter walks the cells and adds a line after the last', async () => {
    const onDone = vi.fn();
    const { user, save } = show('stops', [], { onDone });
    await user.click(screen.getByRole('button', { name: 'crud.lines.add' }));
    expect(cell('day', 1)).toHaveFocus();
    expect(cell('day', 1)).not.toBeInvalid();
    await user.keyboard('1{Enter}Mina{Enter}1200*3{Enter}{Enter} {Enter}');
    await user.keyboard('2{Tab}Arafat{Tab}1.250,5{Tab}{Tab}{Tab}');
    expect(cell('day', 3)).toHaveFocus();
    await user.keyboard('{Tab}{Enter}{Enter}{Enter}{Enter}');
    expect(onDone).toHaveBeenCalledOnce();
    expect(await save()).toEqual([
      { ...rest, day: 1, title: 'Mina', price: '3600.00', open: true },
      { ...rest, day: 2, title: 'Arafat', price: '1250.50' },
      { ...rest, day: null, title: null },
    ]);
  });

  test('let whoever tabs out of an empty last line go', async () => {
    const { user } = show('stops', []);
    await user.click(screen.getByRole('button', { name: 'crud.lines.add' }));
    await user.tab();
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(screen.getByRole('button', { name: 'crud.lines.add' })).toHaveFocus();
    expect(titles()).toHaveLength(1);
  });

  test('are walked by arrows, which first move within a text', async () => {
    const { user } = show('stops', [makkah, madinah]);
    await user.click(cell('title', 1));
    await user.keyboard('{ArrowDown}');
    expect(cell('title', 2)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(cell('day', 2)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowUp}{Home}{ArrowRight}');
    expect(cell('title', 1)).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(cell('price', 1)).toHaveFocus();
  });

  test('are inserted, moved and removed by keys, with the cursor going along', async () => {
    const { user, save } = show('stops', [makkah, madinah]);
    await user.click(cell('title', 1));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(titles()).toEqual(['Madinah', 'Makkah']);
    expect(cell('title', 2)).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{Enter}{/Alt}');
    expect(titles()).toEqual(['Makkah', '', 'Madinah']);
    expect(cell('day', 2)).toHaveFocus();
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    expect(cell('day', 2)).toHaveFocus();
    await user.keyboard('{Alt>}{Delete}{Delete}{/Alt}');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'crud.lines.add' })).toHaveFocus();
    expect(await save()).toEqual([]);
  });

  test('are moved and removed by the menu of a line', async () => {
    const { user, save } = show('stops', [makkah, madinah]);
    const menu = async (line: number, deed: string) => {
      await user.click(screen.getAllByRole('button', { name: 'crud.lines.menu' })[line - 1] as HTMLElement);
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`crud.lines.${deed}`) }));
    };
    await menu(2, 'up');
    await waitFor(() => expect(titles()).toEqual(['Madinah', 'Makkah']));
    await menu(2, 'remove');
    await waitFor(() => expect(titles()).toEqual(['Madinah']));
    expect(await save()).toEqual([madinah]);
  });

  test('say what is wrong at the cell that was left, and all of it once they are to be saved', async () => {
    const { user, onSubmit } = show('stops', [makkah, { ...madinah, day: null }]);
    await user.clear(cell('title', 1));
    await user.tab();
    await waitFor(() => expect(cell('title', 1)).toBeInvalid());
    expect(cell('title', 1)).toHaveAccessibleDescription('violations.required');
    expect(cell('day', 2)).not.toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(cell('day', 2)).toBeInvalid());
    expect(cell('title', 1)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('are no more than the field takes', async () => {
    show(
      'stops',
      [1, 2, 3, 4, 5].map(day => ({ ...makkah, day })),
    );
    expect(screen.getByRole('button', { name: 'crud.lines.add' })).toBeDisabled();
  });

  test('cannot be changed where the record is closed', () => {
    show('stops', [makkah], { closed: 'admin_only' });
    expect(cell('title', 1)).toBeDisabled();
    expect(screen.queryByRole('button')?.textContent).toBe('save');
  });
});

describe('a block from a spreadsheet', () => {
  test('fills cells from one on and adds lines, each value read by its kind, with mistakes at their cells', async () => {
    const { user, save } = show('stops', [makkah]);
    await paste(
      user,
      cell('title', 1),
      'Jeddah\t"1,200.50"\t01/03/2027\tra.boolean.true\r\n"Two ""words"""\tmuch\t2027-03-02\r\n',
    );
    expect(titles()).toEqual(['Jeddah', 'Two "words"']);
    await waitFor(() => expect(cell('price', 2)).toBeInvalid());
    expect(cell('day', 2)).toBeInvalid();
    await user.clear(cell('price', 2));
    await user.type(cell('price', 2), '7');
    await user.type(cell('day', 2), '2');
    expect(await save()).toEqual([
      { id: 11, day: 1, title: 'Jeddah', price: '1200.50', arrives: '2027-03-01', open: true },
      { ...rest, day: 2, title: 'Two "words"', price: '7.00', arrives: '2027-03-02' },
    ]);
  });

  test('that is too long is told of as a whole', async () => {
    const { user } = show('stops', [makkah]);
    await paste(user, cell('day', 1), '1\tA\n2\tB\n3\tC\n4\tD\n5\tE\n6\tF\n7\tG');
    expect(await screen.findByText('violations.too_many_lines')).toBeVisible();
  });

  test('of one cell is a text like any other', async () => {
    const { user } = show('stops', [makkah]);
    await paste(user, cell('title', 1), ' al-Mukarramah');
    expect(titles()).toEqual(['Makkah al-Mukarramah']);
  });
});

describe('what a page adds', () => {
  const amount = (price: unknown) => (typeof price === 'string' && /^\d+\.\d\d$/.test(price) ? toMinor(price) : 0n);

  test('is computed columns, totals below theirs, and keys that fill values', async () => {
    const { user } = show(
      'stops',
      [
        { ...makkah, price: '10.00' },
        { ...madinah, price: '2.50' },
      ],
      {
        computed: [{ label: 'twice', of: ({ price }) => fromMinor(amount(price) * 2n) }],
        totals: lines => [
          { label: 'total', under: { price: fromMinor(sum(lines.map(line => amount(line['price'])))) } },
        ],
        keys: {
          '=': ({ lines, row, name }) =>
            name === 'price'
              ? {
                  price: fromMinor(
                    20n * 100n - sum(lines.map((line, at) => (at === row ? 0n : amount(line['price'])))),
                  ),
                }
              : undefined,
        },
      },
    );
    const row = (line: number) => screen.getAllByRole('row')[line] as HTMLElement;
    expect([1, 2].map(line => within(row(line)).getByText(/^\d+\.00$/).textContent)).toEqual(['20.00', '5.00']);
    expect(within(row(3)).getByRole('rowheader')).toHaveTextContent('total');
    expect(row(3)).toHaveTextContent('12.50');
    await user.click(cell('price', 2));
    await user.keyboard('=');
    expect(cell('price', 2)).toHaveValue('10.00');
    expect(row(3)).toHaveTextContent('20.00');
    await user.click(cell('title', 2));
    await user.keyboard('{End}=');
    expect(cell('title', 2)).toHaveValue('Madinah=');
  });

  test('is what Enter and Tab pass by, as soon as a line asks nothing there', async () => {
    const { user } = show('stops', [{ ...makkah, price: null, arrives: null }], {
      columns: {
        title: { passes: ({ day }) => day === 7 },
        arrives: { passes: () => true },
        open: { passes: () => true },
      },
    });
    await user.click(cell('day', 1));
    await user.keyboard('{Enter}');
    expect(cell('title', 1)).toHaveFocus();
    for (const key of ['{Enter}', '{Tab}']) {
      await user.clear(cell('day', 1));
      await user.keyboard(`7${key}`);
      expect(cell('price', 1)).toHaveFocus();
      await user.keyboard('{Shift>}{Enter}{/Shift}');
      expect(cell('day', 1)).toHaveFocus();
    }
    await user.keyboard('{ArrowRight}');
    expect(cell('title', 1)).toHaveFocus();
    await user.click(cell('price', 1));
    await user.keyboard('{Enter}');
    expect(cell('day', 2)).toHaveFocus();
  });

  test('is where Enter leads from the beginning of a last line in which nothing stands', async () => {
    const onDone = vi.fn();
    const { user } = show('stops', [makkah], { onDone });
    await user.click(cell('day', 1));
    await user.keyboard('{Enter}');
    expect(onDone).not.toHaveBeenCalled();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(cell('day', 2)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('references in lines', () => {
  const cities = [
    { id: 1, name: 'Dhaka' },
    { id: 2, name: 'Sylhet' },
    { id: 3, name: 'Dinajpur' },
  ];
  const thanas = [
    { id: 7, name: 'Motijheel', city: 1 },
    { id: 8, name: 'Balaganj', city: 2 },
  ];
  const asked: unknown[] = [];
  let hold: Promise<unknown> = Promise.resolve();
  const provider = {
    async getList(resource: string, { filter }: { filter: Record<string, unknown> }) {
      asked.push(filter);
      await hold;
      const { q = '', ...equal } = filter;
      const all: readonly Record<string, unknown>[] = resource.includes('thana') ? thanas : cities;
      const data = all.filter(
        one =>
          String(one['name']).toLowerCase().includes(String(q).toLowerCase()) &&
          Object.entries(equal).every(([name, value]) => one[name] === value),
      );
      return { data, total: data.length };
    },
    getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => ({
      data: (resource.includes('thana') ? thanas : cities).filter(one => ids.includes(one.id)),
    }),
  } as unknown as Partial<DataProvider>;
  const box = (name: string, line: number) => screen.getByRole('combobox', { name: `fields.${name} ${line}` });
  const place = { city: null, thana: null, sort: null };

  test('are found by any part, with a detail beside them, and taken by going on', async () => {
    const { user, save } = show('places', [place], {
      provider,
      columns: { city: { detail: record => `balance ${record.id}` } },
    });
    await user.click(box('city', 1));
    await user.keyboard('lhe');
    const option = await screen.findByRole('option', { name: 'Sylhet balance 2' });
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
    expect(box('city', 1)).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    expect(box('city', 1)).toHaveValue('Sylhet');
    expect(box('thana', 1)).toHaveFocus();
    expect(await save()).toEqual([{ ...place, city: 2 }]);
  });

  test('are found as well by whoever does not wait for the choices', async () => {
    let answer = () => {};
    hold = new Promise<void>(resolve => (answer = resolve));
    const { user, save } = show('places', [place], { provider });
    await user.click(box('city', 1));
    await user.keyboard('sylhet{Enter}');
    expect(box('thana', 1)).toHaveFocus();
    expect(box('city', 1)).toHaveValue('sylhet');
    expect(box('city', 1)).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    await waitFor(() => expect(box('city', 1)).toHaveValue('Sylhet'));
    expect(await save()).toEqual([{ ...place, city: 2 }]);
  });

  test('that stand for several stay as they were typed, and are wrong', async () => {
    hold = Promise.resolve();
    const { user } = show('places', [place, { ...place, city: 1 }], { provider });
    await paste(user, box('city', 1), 'd\t\tchoices.mosque\nSylhet\tBalaganj');
    await waitFor(() => expect(box('city', 2)).toHaveValue('Sylhet'));
    await waitFor(() => expect(box('thana', 2)).toHaveValue('Balaganj'));
    expect(box('city', 1)).toHaveValue('d');
    await waitFor(() => expect(box('city', 1)).toHaveAccessibleDescription('violations.not_reference'));
    expect(box('city', 1)).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('combobox', { name: 'fields.sort 1' })).toHaveValue('mosque');
  });

  test('are narrowed by their neighbour in the same line, and emptied by another one there', async () => {
    const { user, save } = show(
      'places',
      [
        { ...place, city: 1, thana: 7 },
        { ...place, city: 2, thana: 8 },
      ],
      { provider },
    );
    await waitFor(() => expect(box('thana', 2)).toHaveValue('Balaganj'));
    await user.click(box('thana', 2));
    expect(
      (await within(await screen.findByRole('listbox')).findAllByRole('option')).map(option => option.textContent),
    ).toEqual(['Balaganj']);
    await user.keyboard('{Escape}');
    await user.clear(box('city', 1));
    await user.keyboard('Sylhet');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Sylhet' })).toHaveAttribute('aria-selected', 'true'),
    );
    await user.keyboard('{Tab}');
    expect(box('thana', 1)).toHaveValue('');
    expect(await save()).toEqual([
      { ...place, city: 2, thana: null },
      { ...place, city: 2, thana: 8 },
    ]);
  });
});

test('a file is chosen in its line', async () => {
  const { user, save } = show('pictures', [{ picture: null, title: 'Kaaba' }]);
  URL.createObjectURL = () => 'blob:x';
  const file = new File(['x'], 'kaaba.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('fields.picture 1'), file);
  expect(screen.getByRole('button', { name: 'crud.media.enlarge' })).toBeVisible();
  expect((await save())[0].picture.rawFile.name).toBe('kaaba.png');
});

describe('the rules of lines', () => {
  const errors = (name: string, value: unknown) =>
    recordErrors(trip, { name: 'Hajj', [name]: value }).map(({ field, code }) => [field, code]);

  test('a file chosen in a line is judged like any other', () => {
    const chosen = (type: string) => ({ src: 'blob:x', title: 'x', rawFile: new File(['x'], 'x', { type }) });
    expect(errors('pictures', [{ picture: chosen('image/png') }, { picture: chosen('image/svg+xml') }])).toEqual([
      ['pictures.1.picture', 'not_image'],
    ]);
    expect(errors('pictures', [{ picture: 'https://host.example/media/a.webp?exp=1' }])).toEqual([]);
  });

  test('too many lines are an error of the whole', () => {
    expect(
      errors(
        'stops',
        Array.from({ length: 6 }, () => makkah),
      ),
    ).toEqual([['stops', 'too_many_lines']]);
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
