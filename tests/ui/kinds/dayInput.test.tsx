import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { date, dateTime } from '#catalog/engine/fields.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { DayOrder } from '#catalog/engine/reading/WrittenForms.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { filters } from '#src/engine/kinds/filters.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';
import { CellInput } from '#src/engine/kinds/lines/CellInput.tsx';

const { booking } = entities;
const name = 'booking_date';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** What stands in an agency whose clock is that of the world. */
function Agency({ order = 'day_first', children }: { readonly order?: DayOrder; readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  client.setQueryData(['config'], {
    timeZone: 'UTC',
    forms: { dayOrder: order, decimalSign: 'point', digitGrouping: 'thousands' },
  });
  return (
    <AdminContext dataProvider={testDataProvider()} queryClient={client}>
      {children}
    </AdminContext>
  );
}

function show(value: string | null = null, kind: 'date' | 'dateTime' = 'date', order: DayOrder = 'day_first') {
  const onSubmit = vi.fn();
  const field = kind === 'date' ? fieldOf(booking, name) : dateTime();
  const Input = inputs[kind];
  render(
    <Agency order={order}>
      <Form
        mode="onTouched"
        defaultValues={{ [name]: value }}
        validate={values =>
          kind === 'date' && formErrors(booking, values, { translate: key => key })[name]
            ? { [name]: formErrors(booking, values, { translate: key => key })[name] }
            : {}
        }
        onSubmit={onSubmit}
      >
        <Input name={name} field={field} entity={booking} />
        <button type="submit">save</button>
      </Form>
    </Agency>,
  );
  const user = userEvent.setup();
  const box = screen.getByRole<HTMLInputElement>('textbox');
  const saved = async () => {
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0][name];
  };
  return { user, box, saved, onSubmit };
}

describe('a day of a form', () => {
  it.each([
    ['5.4.2027', '05/04/2027'],
    ['5/4/27', '05/04/2027'],
    ['050427', '05/04/2027'],
    ['5 apr 2027', '05/04/2027'],
    ['٥/٤/٢٠٢٧', '05/04/2027'],
    ['০৫/০৪/২০২৭', '05/04/2027'],
    ['2027-04-05', '05/04/2027'],
    ['t', '27/11/2026'],
    ['+7', '04/12/2026'],
  ])('that is typed as %s stands there as %s once it is left', async (typed, meant) => {
    const { user, box } = show();
    await user.type(box, typed);
    expect(box).toHaveValue(typed);
    await user.tab();
    expect(box).toHaveValue(meant);
  });

  it.each([
    ['day_first', '05/04/2027', 'crud.days.parts.day/crud.days.parts.month/crud.days.parts.year'],
    ['month_first', '04/05/2027', 'crud.days.parts.month/crud.days.parts.day/crud.days.parts.year'],
    ['year_first', '2027/04/05', 'crud.days.parts.year/crud.days.parts.month/crud.days.parts.day'],
  ] as const)('is written with the %s, and asked for so', (order, shown, placeholder) => {
    const { box } = show('2027-04-05', 'date', order);
    expect(box).toHaveValue(shown);
    expect(box).toHaveAttribute('placeholder', placeholder);
    expect(box).toHaveAttribute('dir', 'ltr');
  });

  it('counts as it is typed, so that Enter saves it', async () => {
    const { user, box, saved } = show();
    await user.type(box, '5 apr 2027{Enter}');
    expect(await saved()).toBe('2027-04-05');
  });

  it('tells what it is taken for while it is typed, and not what stands there anyhow', async () => {
    const { user, box } = show();
    await user.type(box, '5.4.27');
    expect(await screen.findByText('5 April 2027')).toBeVisible();
    await user.clear(box);
    await user.type(box, '05/04/2027');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays as it is where it cannot be read, and its rule speaks', async () => {
    const { user, box, onSubmit } = show();
    await user.type(box, '31.2.2027');
    await user.tab();
    expect(box).toHaveValue('31.2.2027');
    await waitFor(() => expect(box).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '28.2.2027');
    await waitFor(() => expect(box).toBeValid());
  });

  it('is emptied by an empty box', async () => {
    const { user, box, saved } = show('2027-04-05');
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: 'save' }));
    if (fieldOf(booking, name).required) await waitFor(() => expect(box).toBeInvalid());
    else expect(await saved()).toBeNull();
  });

  it('goes a day on by the arrows, from today where there is none', async () => {
    const { user, box } = show();
    await user.type(box, '{ArrowUp}');
    expect(box).toHaveValue('27/11/2026');
    await user.type(box, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box).toHaveValue('28/11/2026');
  });
});

describe('the calendar of a day', () => {
  it('opens by a key, is walked by keys and gives the day', async () => {
    const { user, box } = show('2027-04-05');
    await user.type(box, '{Alt>}{ArrowDown}{/Alt}');
    const calendar = await screen.findByRole('dialog', { name: 'crud.days.choose' });
    await waitFor(() => expect(within(calendar).getByRole('gridcell', { name: '5' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    expect(box).toHaveValue('13/04/2027');
    expect(box).toHaveFocus();
  });

  it('opens by its button, and has today', async () => {
    const { user, box } = show();
    await user.click(screen.getByRole('button', { name: 'crud.days.calendar' }));
    // It is the agency's day.
    expect(await screen.findByRole('gridcell', { name: '27' })).toHaveClass('ours');
    expect(screen.getByRole('gridcell', { name: '26' })).not.toHaveClass('ours');
    await user.click(await screen.findByRole('button', { name: 'crud.days.today' }));
    expect(box).toHaveValue('27/11/2026');
  });

  it('is left by Escape without a change', async () => {
    const { user, box } = show('2027-04-05');
    await user.type(box, '{F4}');
    const calendar = await screen.findByRole('dialog');
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    expect(box).toHaveValue('05/04/2027');
  });
});

describe('an instant', () => {
  it.each([
    ['5.4.27 3:30 pm', '05/04/2027 15:30'],
    ['2027-04-05T15:30', '05/04/2027 15:30'],
    ['t 9:00', '27/11/2026 09:00'],
  ])('that is typed as %s is %s', async (typed, meant) => {
    const { user, box } = show(null, 'dateTime');
    await user.type(box, typed);
    await user.tab();
    expect(box).toHaveValue(meant);
  });

  it('keeps its time on another day', async () => {
    const { user, box, saved } = show('2027-04-05T15:30:00.000Z', 'dateTime');
    await user.type(box, '{ArrowUp}{Enter}');
    expect(await saved()).toBe('2027-04-06T15:30:00.000Z');
  });
});

it('a filter takes what can be read, and says of the rest that it is none', async () => {
  const onSubmit = vi.fn();
  const Filter = filters.date;
  render(
    <Agency>
      <Form onSubmit={onSubmit}>
        {Filter && <Filter name={name} field={fieldOf(booking, name)} />}
        <button type="submit">save</button>
      </Form>
    </Agency>,
  );
  const user = userEvent.setup();
  const [from, to] = screen.getAllByRole('textbox');
  if (!from || !to) throw new Error('a filter has two boxes');
  await user.type(from, '1.4.27');
  await user.type(to, '31.4.27{Enter}');
  await waitFor(() => expect(to).toBeInvalid());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(to);
  await user.type(to, '30.4.27{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ [`${name}__gte`]: '2027-04-01', [`${name}__lte`]: '2027-04-30' });
});

it('a day within a line is read in the same way, and has the calendar while it is changed', async () => {
  const onChange = vi.fn();
  render(
    <Agency>
      <span id="told">{name}</span>
      <CellInput
        column={{ name, field: date() }}
        line={{}}
        value="2027-04-05"
        disabled={false}
        aria={{ 'aria-labelledby': 'told' }}
        onChange={onChange}
      />
    </Agency>,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('textbox');
  expect(box).toHaveValue('05/04/2027');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.clear(box);
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.type(box, '6');
  await user.paste('.4.27');
  expect(onChange).toHaveBeenLastCalledWith('2027-04-06');
  await user.click(screen.getByRole('button', { name: 'crud.days.calendar' }));
  await user.click(await screen.findByRole('gridcell', { name: '20' }));
  expect(onChange).toHaveBeenLastCalledWith('2027-04-20');
});
