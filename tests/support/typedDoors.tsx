import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { vi } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import type { WrittenForms } from '../../catalog/engine/reading/WrittenForms.ts';
import { NO_SERIAL, NO_SIDE } from './fileDoors.ts';
import { fieldsOf, kept, type Refused, type WrittenDoor } from './WrittenDoor.ts';
import { AGENCY, type Written } from './writtenTable.ts';

type Kind = Written['kind'];

const refuses: readonly Refused[] = [
  { kind: 'amount', why: NO_SIDE },
  { kind: 'day', texts: /^\d{5}$/, why: NO_SERIAL },
];

const entity = { name: 'made', fields: {} } as unknown as Entity;

function draw(forms: WrittenForms, drawn: ReactNode): void {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['config'], { timeZone: AGENCY.timeZone, forms });
  render(
    <AdminContext dataProvider={testDataProvider()} queryClient={queryClient}>
      {drawn}
    </AdminContext>,
  );
}

/** What comes of each text that is typed into the first box and left there. */
async function typedInto(
  texts: readonly string[],
  { clear, value }: { clear(): void; value(): unknown },
  isLate: boolean,
): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const text of texts) {
    // By its role it would be looked for anew in the whole page, hundreds of times.
    const box = document.querySelector('input');
    if (!box) throw new Error('no box');
    // What stands there already is not typed.
    if (box.value === text) act(clear);
    if (isLate) fireEvent.focus(box);
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
    // A number is dialled once the rules of its country are there.
    if (isLate) await act(async () => void (await new Promise(resolve => setTimeout(resolve, 5))));
    values.push(value());
  }
  // The next ones may be those of another agency.
  cleanup();
  return values;
}

function inForm(name: string, forms: WrittenForms, input: ReactNode) {
  const held: { form?: ReturnType<typeof useFormContext> } = {};
  const Hold = () => {
    const form = useFormContext();
    useEffect(() => void Object.assign(held, { form }));
    return null;
  };
  draw(
    forms,
    <Form>
      <Hold />
      {input}
    </Form>,
  );
  return { clear: () => held.form?.setValue(name, null), value: () => held.form?.getValues(name) };
}

const all = (kind: Kind, values: readonly unknown[], forms: WrittenForms) =>
  values.map(value => kept(kind, value, forms));

const form: WrittenDoor = {
  name: 'form',
  refuses,
  lacks: {},
  async read(kind, texts, forms) {
    // What the host tells is asked for once, and may have been told otherwise before.
    if (kind === 'phone') vi.resetModules();
    vi.stubGlobal('fetch', async () => Response.json({ country: AGENCY.country }));
    const { inputs } = await import('#src/engine/kinds/inputs.ts');
    const { agencyPhones } = await import('#src/engine/kinds/text/agencyPhones.ts');
    if (kind === 'phone') await agencyPhones();
    const Input = inputs[fieldsOf[kind].kind];
    const box = inForm('told', forms, <Input name="told" field={fieldsOf[kind]} entity={entity} />);
    const values = await typedInto(texts, box, kind === 'phone');
    vi.unstubAllGlobals();
    // Nor is it to be known to the tests after it.
    if (kind === 'phone') vi.resetModules();
    // Its box shows what the host will keep.
    return all(kind, values, forms).map((one, at) => (kind === 'phone' && one !== values[at] ? undefined : one));
  },
};

const filter: WrittenDoor = {
  name: 'filter',
  refuses,
  lacks: { phone: 'a list is searched by a part of a phone', instant: 'no list is narrowed by a time' },
  async read(kind, texts, forms) {
    const { filters } = await import('#src/engine/kinds/filters.ts');
    const Filter = filters[fieldsOf[kind].kind];
    if (!Filter) throw new Error(kind);
    const box = inForm('told__gte', forms, <Filter name="told" field={fieldsOf[kind]} />);
    return all(kind, await typedInto(texts, box, false), forms);
  },
};

const line: WrittenDoor = {
  name: 'line',
  refuses,
  lacks: {},
  async read(kind, texts, forms) {
    const { CellInput } = await import('#src/engine/kinds/lines/CellInput.tsx');
    const held: { value: unknown; set(value: unknown): void } = { value: null, set: () => undefined };
    const Cell = () => {
      const [value, set] = useState<unknown>(null);
      Object.assign(held, { value, set });
      const column = { name: 'told', field: fieldsOf[kind] };
      return (
        <CellInput
          column={column}
          line={{}}
          value={value}
          disabled={false}
          aria={{ 'aria-labelledby': 'a' }}
          onChange={set}
        />
      );
    };
    draw(forms, <Cell />);
    const box = { clear: () => held.set(null), value: () => held.value };
    return all(kind, await typedInto(texts, box, false), forms);
  },
};

export const typedDoors: readonly WrittenDoor[] = [form, filter, line];
