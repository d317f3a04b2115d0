import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { draftOf, refused, reportOf, showDraft } from '../../../support/importDraft.tsx';

const { customer } = entities;

afterEach(() => vi.unstubAllGlobals());

const group = (name: string | RegExp) => screen.findByRole('region', { name });

describe('phone numbers that cannot be read', () => {
  const lines = ['last_name|primary_phone', 'Rahim|9876543210', 'Karim|98 7654 3211', 'Selim|7'];
  const noPhone = { field: 'primary_phone', code: 'not_phone' } as const;
  const drafted = () => draftOf(customer, { lines, report: reportOf([2, 3, 4].map(line => refused(line, noPhone))) });

  it('are completed by the country that they are of, the others stay', async () => {
    const { user, onDecide } = showDraft(customer, await drafted());
    const phones = await group('3 phone numbers cannot be read: Phone');
    const box = within(phones).getByRole('combobox', { name: 'They are numbers of' });
    await user.click(box);
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Bangladesh');
    await user.type(box, 'India');
    await user.click(await screen.findByRole('option', { name: /^India/ }));
    expect(within(phones).getByRole('status')).toHaveTextContent('98 7654 3211 → +919876543211');
    expect(within(phones).getByText(/One of them is no number there/)).toBeVisible();
    await user.click(within(phones).getByRole('button', { name: 'Write these 2 numbers so' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({
      corrections: { 2: { primary_phone: '+919876543210' }, 3: { primary_phone: '+919876543211' } },
    });
  });

  it('are corrected one by one, and only what was changed is told', async () => {
    const { user, onDecide } = showDraft(customer, await drafted());
    const phones = await group(/3 phone numbers/);
    const box = within(phones).getByRole('textbox', { name: 'Line 4, Phone:' });
    await user.clear(box);
    await user.type(box, '01711000000');
    expect(onDecide).not.toHaveBeenCalled();
    await user.click(within(phones).getByRole('button', { name: 'Correct 1 row' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ corrections: { 4: { primary_phone: '01711000000' } } });
  });
});

it('of many cells fifty are corrected at a time, and no more are drawn before somebody asks', async () => {
  const noDay = { field: 'date_of_birth', code: 'not_date' } as const;
  const lines = Array.from({ length: 60 }, (_, at) => `Rahim ${at}|soon`);
  const draft = await draftOf(customer, {
    lines: ['last_name|date_of_birth', ...lines],
    report: reportOf(lines.map((_, at) => refused(at + 2, noDay))),
  });
  const { user } = showDraft(customer, draft);
  const days = await group(/^Date of birth in 60 rows/);
  expect(within(days).getAllByRole('textbox')).toHaveLength(5);
  await user.click(within(days).getByRole('button', { name: 'Show 45 more' }));
  expect(within(days).getAllByRole('textbox')).toHaveLength(50);
  expect(within(days).getByText('10 more rows come once these are corrected.')).toBeVisible();
});

describe('texts that mean nothing known', () => {
  const unknown = (field: string, value: string, makes = false) => ({
    field,
    code: 'not_choice' as const,
    params: { value, ...(makes && { makes: 1 }) },
  });

  it('of a choice are given an option for all their rows, beside earlier corrections', async () => {
    const draft = await draftOf(customer, {
      lines: ['last_name|gender', 'Rahim|Xyz', 'Karim|Xyz'],
      report: reportOf([2, 3].map(line => refused(line, unknown('gender', 'Xyz')))),
      choices: { corrections: { 2: { last_name: 'Rahman' } } },
    });
    const { user, onDecide } = showDraft(customer, draft);
    const choices = await group('Gender “Xyz” is not there (2 rows)');
    await user.click(within(choices).getByRole('combobox', { name: '“Xyz” (2 rows) means' }));
    await user.click(await screen.findByRole('option', { name: 'Male' }));
    await user.click(within(choices).getByRole('button', { name: 'Correct 2 rows' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({
      corrections: { 2: { last_name: 'Rahman', gender: 'male' }, 3: { gender: 'male' } },
    });
  });

  const types = {
    lines: ['last_name|customer_type', 'Rahim|Bags', 'Karim|Hats', 'Selim|Hats'],
    report: reportOf([
      refused(2, unknown('customer_type', 'Bags', true)),
      refused(3, unknown('customer_type', 'Hats', true)),
      refused(4, unknown('customer_type', 'Hats', true)),
    ]),
  };

  it('of a reference are made along, where the host offers it', async () => {
    const { user, onDecide } = showDraft(customer, await draftOf(customer, types));
    const references = await group('Customer type: 2 texts are not there (3 rows)');
    await user.click(within(references).getByRole('button', { name: 'Make these 2: Hats, Bags' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ make: ['customer_type'] });
  });

  it('of a reference are left blank, where it may be', async () => {
    const { user, onDecide } = showDraft(customer, await draftOf(customer, types));
    await user.click(await screen.findByRole('button', { name: 'Leave these 3 cells blank' }));
    const blank = { customer_type: '' };
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ corrections: { 2: blank, 3: blank, 4: blank } });
  });

  it('of a reference are given a record that is there', async () => {
    const record = { id: 7, name: 'Headwear' };
    const { user, onDecide } = showDraft(customer, await draftOf(customer, types), {
      getList: async () => ({ data: [record], total: 1 }) as never,
      getMany: async () => ({ data: [record] }) as never,
    });
    const hats = await screen.findByRole('group', { name: '“Hats” (2 rows) means' });
    await user.click(await within(hats).findByRole('combobox'));
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: /Headwear/ }));
    await user.click(await screen.findByRole('button', { name: 'Correct 2 rows' }));
    const chosen = { customer_type: '#7' };
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ corrections: { 3: chosen, 4: chosen } });
  });
});

it('a field that may not be empty takes one value for all its rows', async () => {
  const required = { field: 'last_name', code: 'required' } as const;
  const draft = await draftOf(customer, {
    lines: ['first_name|last_name', 'Rahim|', 'Karim|'],
    report: reportOf([refused(2, required), refused(3, required)]),
  });
  const { user, onDecide } = showDraft(customer, draft);
  const empty = await group('Last name is empty in 2 rows');
  await user.type(within(empty).getByRole('textbox'), 'Miah');
  await user.click(within(empty).getByRole('button', { name: 'Write it in these 2 rows' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({
    corrections: { 2: { last_name: 'Miah' }, 3: { last_name: 'Miah' } },
  });
});

describe('rows', () => {
  const lines = ['last_name|email', 'Rahim|r@x.bd', 'Rahim|r@x.bd', 'Karim|k', 'Selim|s@x.bd'];
  const report = reportOf([
    { line: 2, outcome: 'create', errors: [] },
    refused(3, { field: 'email', code: 'repeated_row', params: { line: 2 } }),
    refused(4, { field: 'email', code: 'not_email' }),
  ]);

  it('that say the same as earlier ones are left out, with no other way to mend them', async () => {
    const draft = await draftOf(customer, { lines, report, choices: { left: [5] } });
    const { user, onDecide } = showDraft(customer, draft);
    const repeated = await group('1 row says the same as an earlier row: Email');
    expect(within(repeated).queryByRole('textbox')).toBeNull();
    await user.click(within(repeated).getByRole('button', { name: 'Leave this row out' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ left: [3, 5] });
  });

  it('with problems are left out together', async () => {
    const { user, onDecide } = showDraft(customer, await draftOf(customer, { lines, report }));
    await user.click(await screen.findByRole('button', { name: 'Leave all 2 rows with problems out' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ left: [3, 4] });
    // The button goes with the problems; a keyboard goes on from their heading.
    expect(screen.getByRole('heading', { name: 'Problems' })).toHaveFocus();
  });

  it('that are left out are listed, and taken back', async () => {
    const draft = await draftOf(customer, { lines, choices: { left: [4, 5] } });
    const { user, onDecide } = showDraft(customer, draft);
    expect(await screen.findByText('2 rows left out')).toBeVisible();
    await user.click(screen.getByText('Show these rows'));
    await user.click(screen.getByRole('button', { name: 'Take line 4 back' }));
    expect(onDecide).toHaveBeenLastCalledWith({ left: [5] });
    await user.click(screen.getByRole('button', { name: 'Take all of them back' }));
    await waitFor(() => expect(onDecide).toHaveBeenLastCalledWith({ left: [] }));
  });
});
