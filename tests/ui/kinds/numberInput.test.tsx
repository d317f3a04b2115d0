import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { AdminContext, Form, SaveButton, testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { decimal, type Field, integer, money } from '#catalog/engine/fields.ts';
import { usualForms, type WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import { entities } from '#catalog/registry/entities.ts';
import { filters } from '#src/engine/kinds/filters.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';
import { CellInput } from '#src/engine/kinds/lines/CellInput.tsx';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';

const point = { ...usualForms };
const comma: WrittenForms = { ...usualForms, decimalSign: 'comma' };
const lakhs: WrittenForms = { ...usualForms, digitGrouping: 'lakhs' };

/** Drawn where the host has told how the agency writes. */
function draw(forms: WrittenForms, drawn: ReactNode) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['config'], { timeZone: 'Asia/Dhaka', forms });
  render(
    <AdminContext dataProvider={testDataProvider()} queryClient={queryClient}>
      {drawn}
    </AdminContext>,
  );
}

function showForm(forms: WrittenForms, field: Field, value: unknown = null) {
  const onSubmit = vi.fn();
  const Input = inputs[field.kind];
  draw(
    forms,
    <Form defaultValues={{ figure: value }} onSubmit={onSubmit}>
      <Input name="figure" field={field} entity={entities.booking} />
      <SaveButton alwaysEnable />
    </Form>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox'), saved: () => onSubmit.mock.calls.at(-1)?.[0] };
}

interface Case {
  readonly forms: WrittenForms;
  readonly field: Field;
  readonly typed: string;
  /** What is shown once it is left, and when somebody comes back. */
  readonly shown: readonly [string, string];
  readonly saved: string | number;
}

const table: readonly Case[] = [
  { forms: point, field: money(), typed: '1,20,000.5', shown: ['120,000.50', '120000.50'], saved: '120000.50' },
  { forms: lakhs, field: money(), typed: '120000.5', shown: ['1,20,000.50', '120000.50'], saved: '120000.50' },
  { forms: comma, field: money(), typed: '120.000,5', shown: ['120.000,50', '120000,50'], saved: '120000.50' },
  { forms: comma, field: money(), typed: '1.234', shown: ['1.234,00', '1234,00'], saved: '1234.00' },
  { forms: point, field: money(), typed: '1.23', shown: ['1.23', '1.23'], saved: '1.23' },
  { forms: comma, field: money(), typed: '1.23', shown: ['1,23', '1,23'], saved: '1.23' },
  { forms: point, field: money(), typed: '١٦٠٬٠٠٠', shown: ['160,000.00', '160000.00'], saved: '160000.00' },
  { forms: comma, field: money(), typed: '১২০০', shown: ['1.200,00', '1200,00'], saved: '1200.00' },
  { forms: point, field: money(), typed: '৳1,200', shown: ['1,200.00', '1200.00'], saved: '1200.00' },
  { forms: comma, field: money(), typed: '1200*3', shown: ['3.600,00', '3600,00'], saved: '3600.00' },
  { forms: point, field: money(), typed: '-12', shown: ['-12.00', '-12.00'], saved: '-12.00' },
  { forms: point, field: money(), typed: 'half', shown: ['half', 'half'], saved: 'half' },
  { forms: comma, field: money(), typed: '1,234', shown: ['1,234', '1,234'], saved: '1,234' },
  { forms: comma, field: decimal(), typed: '1,234', shown: ['1,234', '1,234'], saved: '1.234' },
  { forms: comma, field: decimal(), typed: '1.234', shown: ['1.234', '1234'], saved: '1234' },
  { forms: point, field: decimal(), typed: '1,234', shown: ['1,234', '1234'], saved: '1234' },
  { forms: point, field: decimal(), typed: '12345.678', shown: ['12,345.678', '12345.678'], saved: '12345.678' },
  { forms: lakhs, field: integer(), typed: '1,20,000', shown: ['120000', '120000'], saved: 120_000 },
  { forms: comma, field: integer(), typed: '2.500', shown: ['2500', '2500'], saved: 2500 },
  { forms: point, field: integer(), typed: '2027', shown: ['2027', '2027'], saved: 2027 },
];

describe('a number in a form', () => {
  it.each(table)(
    '$forms.decimalSign, $field.kind: $typed',
    async ({ forms, field, typed, shown: [left, again], saved }) => {
      const { user, box, saved: told } = showForm(forms, field);
      await user.type(box, typed);
      expect(box).toHaveValue(typed);
      await user.tab();
      expect(box).toHaveValue(left);
      await user.click(box);
      expect(box).toHaveValue(again);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(told()).toEqual({ figure: saved }));
      expect(box).toHaveValue(again);
    },
  );

  it.each([
    [comma, money(), '1200*3'],
    [point, money(), '2,500'],
  ])('counts at once, so that nothing is lost when it is saved without leaving it', async (forms, field, typed) => {
    const { user, box, saved } = showForm(forms, field);
    await user.type(box, `${typed}{Enter}`);
    await waitFor(() => expect(saved()).toEqual({ figure: typed === '2,500' ? '2500.00' : '3600.00' }));
  });

  it('says what a sum comes to while it is typed, and nothing of a plain number', async () => {
    const { user, box } = showForm(comma, money());
    await user.type(box, '1.200,5');
    expect(screen.queryByText(/=/)).toBeNull();
    await user.type(box, '*2');
    expect(screen.getByText('= 2.401,00')).toBeVisible();
    await user.tab();
    expect(screen.queryByText(/=/)).toBeNull();
  });

  it('emptied is nothing', async () => {
    const { user, box, saved } = showForm(point, money(), '12.00');
    await user.clear(box);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saved()).toEqual({ figure: null }));
    expect(box).toHaveValue('');
  });
});

interface HeldProps {
  readonly value: unknown;
  onValue(value: unknown): void;
  box(held: unknown, change: (value: unknown) => void): ReactNode;
}

/** A box outside of a form, and what holds its value. */
function Held({ value, onValue, box }: HeldProps) {
  const [held, setHeld] = useState(value);
  const change = (now: unknown) => {
    onValue(now);
    setHeld(now);
  };
  return box(held, change);
}

/** A value of the wire that somebody looks at and leaves alone must stay the number that it was. */
const untouched: readonly [Field, string | number, string][] = [
  [decimal(), '1.234', '1,234'],
  [decimal(), '-1.234', '-1,234'],
  [decimal(), '1234.567', '1.234,567'],
  [money(), '1234.00', '1.234,00'],
  [integer(), 1234, '1234'],
];

describe('a value of the wire, where the agency writes a comma', () => {
  it.each(untouched)('%o %s stays the same in a form', async (field, value, written) => {
    const { user, box, saved } = showForm(comma, field, value);
    expect(box).toHaveValue(written);
    await user.click(box);
    await user.keyboard('{End} {Backspace}');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(saved()).toEqual({ figure: value }));
    expect(box).toHaveValue(written);
  });

  it.each(untouched)('%o %s stays the same in a cell', async (field, value, written) => {
    const onChange = vi.fn();
    draw(
      comma,
      <Held
        value={value}
        onValue={onChange}
        box={(held, change) => (
          <CellInput
            column={{ name: 'figure', field }}
            line={{}}
            value={held}
            disabled={false}
            aria={{ 'aria-labelledby': 'told' }}
            onChange={change}
          />
        )}
      />,
    );
    const user = userEvent.setup();
    const box = screen.getByRole('textbox');
    expect(box).toHaveValue(written);
    await user.click(box);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(box);
    await user.keyboard('{End} {Backspace}');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(value);
    expect(box).toHaveValue(written);
  });

  it.each(untouched)('%o %s stays the same in a filter', async (field, value, written) => {
    const onSubmit = vi.fn();
    const Filter = filters[field.kind];
    draw(
      comma,
      <Form defaultValues={{ figure__gte: value }} onSubmit={onSubmit}>
        {Filter && <Filter name="figure" field={field} />}
        <SaveButton alwaysEnable />
      </Form>,
    );
    const user = userEvent.setup();
    const [from, to] = screen.getAllByRole('textbox');
    expect(from).toHaveValue(written);
    if (from) await user.click(from);
    if (to) await user.type(to, written);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ figure__gte: value, figure__lte: value }));
  });

  it.each(untouched.filter(([{ kind }]) => kind !== 'integer'))(
    '%o %s stays the same in a box outside of forms',
    async (field, value, written) => {
      const told = vi.fn();
      draw(
        comma,
        <Held
          value={value}
          onValue={told}
          box={(held, change) => <NumberField field={field} value={held} onValue={change} />}
        />,
      );
      const user = userEvent.setup();
      const box = screen.getByRole('textbox');
      expect(box).toHaveValue(written);
      await user.clear(box);
      await user.paste(written);
      expect(told).toHaveBeenLastCalledWith(value);
    },
  );
});
