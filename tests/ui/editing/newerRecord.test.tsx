import { act, configure, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { SaveButton, TextInput } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { authProvider } from '#src/authProvider/authProvider.ts';
import { keepDraft, takeDraft } from '#src/authProvider/drafts.ts';
import { session } from '#src/authProvider/session.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import type { Values } from '#src/engine/editing/merged.ts';
import type { Editing } from '#src/engine/editing/useEditing.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { showPages, type Shown } from '../../support/officePage.tsx';
import { oneRecordHost } from '../../support/oneRecordHost.ts';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { tour_package: tour } = entities;
const makkah = { day: 1, title: 'Makkah', details: null };
const madinah = { day: 2, title: 'Madinah', details: null };
const link = (sign: string) => `/media/sealed/a.webp?exp=900&sig=${sign}`;

let host: ReturnType<typeof oneRecordHost>;
beforeEach(() => {
  const gallery = [{ image: link('one'), alt: 'Kaaba' }];
  host = oneRecordHost(tour, {
    name: 'Short Hajj',
    code: 'SH',
    tour_type: 1,
    price: '100.00',
    seats: 40,
    status: 'draft',
    image: link('one'),
    itinerary: [makkah],
    room_prices: [],
    gallery,
  });
});

async function open(at = '7', entity: Entity = tour, rights: Pick<Shown, 'who' | 'authProvider'> = {}) {
  const body =
    entity === tour
      ? { body: <InputGrid entity={tour} names={['name', 'code', 'seats', 'image', 'itinerary']} /> }
      : {};
  const pages = { ':id': <EntityEdit {...body} />, create: <EntityCreate /> };
  const shown = await showPages({ host: host.answer, entity, pages, at, ...rights });
  await box('Name');
  const refetch = () => act(() => shown.queryClient.refetchQueries({ queryKey: [entity.route, 'getOne'] }));
  return { ...shown, refetch };
}

const box = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save');
const saves = (count: number) => waitFor(() => expect(host.saves).toHaveLength(count));
const told = () => screen.queryByText(/Someone else has saved/);
const dialog = () => screen.findByRole('dialog', { name: 'Changed by someone else' });
const saved = () => waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());

describe('a record that comes anew while somebody types', () => {
  it('takes nothing that was typed, and is not newer for other links to its pictures', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    host.present({ image: link('two'), gallery: [{ image: link('two'), alt: 'Kaaba' }] });
    await refetch();
    expect(await box('Name')).toHaveValue('Long Hajj');
    expect(told()).toBeNull();
    await save();
    await saves(1);
    expect(host.saves[0]).toMatchObject({ version: '"1"', body: { name: 'Long Hajj' } });
    expect(host.saves[0]?.body).not.toHaveProperty('image');
    await saved();
  });

  it('shows what was changed elsewhere in fields that were not touched, and offers to compare before anything is saved', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    host.change({ name: 'Winter Hajj', seats: 12 });
    await refetch();
    expect([await box('Name'), await box('Seats')].map(one => (one as HTMLInputElement).value)).toEqual([
      'Long Hajj',
      '12',
    ]);
    expect(told()).toBeVisible();
    await press('Compare');
    const compared = within(await dialog());
    expect(await compared.findByText('Winter Hajj')).toBeVisible();
    expect(compared.getByText('Long Hajj')).toBeVisible();
    fireEvent.click(compared.getByRole('button', { name: 'Save mine' }));
    await saved();
    expect(host.saves).toEqual([{ version: '"2"', body: { name: 'Long Hajj' } }]);
    expect(host.record()).toMatchObject({ name: 'Long Hajj', seats: 12, version: 3 });
    expect(told()).toBeNull();
  });

  it('is compared as well when it is saved without a look, and the version sent is the one that was typed on', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    host.change({ name: 'Winter Hajj' });
    await refetch();
    await save();
    await dialog();
    expect(host.saves.map(({ version }) => version)).toEqual(['"1"']);
    expect(host.record()).toMatchObject({ name: 'Winter Hajj' });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await box('Name')).toHaveValue('Long Hajj');
  });

  it('takes the place of what was typed when its author wants that, and is the one that is worked on from then on', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    host.change({ name: 'Winter Hajj' });
    await refetch();
    await press('Compare');
    const discard = within(await dialog()).getByRole('button', { name: 'Discard mine and reload' });
    await waitFor(() => expect(discard).toBeEnabled());
    fireEvent.click(discard);
    await waitFor(async () => expect(await screen.findByDisplayValue('Winter Hajj')).toBeVisible());
    expect(told()).toBeNull();
    await type('Seats', '13');
    await save();
    await saves(1);
    expect(host.saves[0]).toMatchObject({ version: '"2"', body: { name: 'Winter Hajj', seats: 13 } });
  });

  it('that agrees with what was typed is no other record', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    host.change({ name: 'Long Hajj', code: 'LH' });
    await refetch();
    expect(await box('Code')).toHaveValue('LH');
    expect(told()).toBeNull();
    await saved();
    await type('Code', 'LHH');
    await save();
    await saves(1);
    expect(host.saves[0]).toMatchObject({ version: '"2"' });
  });
});

describe('a save whose answer was lost', () => {
  it('is not taken for somebody else’s when it is made again', async () => {
    await open();
    await type('Name', ' Long Hajj ');
    const group = await screen.findByRole('group', { name: 'Itinerary' });
    const [first] = await within(group).findAllByRole('textbox', { name: /^Title/ });
    fireEvent.change(first as HTMLElement, { target: { value: 'Mina' } });
    host.loseAnswer();
    await save();
    await screen.findByText(/The host cannot be reached/);
    host.present({ name: 'Long Hajj', itinerary: [{ id: 5, ...makkah, title: 'Mina' }] });
    await save();
    await screen.findByText('Saved.');
    await saved();
    expect([screen.queryByRole('dialog'), screen.queryByText(/The host cannot be reached/)]).toEqual([null, null]);
    await type('Name', 'Longest Hajj');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await save();
    await saves(3);
    expect(host.saves[2]).toMatchObject({ version: '"2"', body: { name: 'Longest Hajj' } });
  });

  it('is compared where the record says something else by then', async () => {
    await open();
    await type('Name', 'Long Hajj');
    host.loseAnswer();
    await save();
    await screen.findByText(/The host cannot be reached/);
    host.change({ name: 'Winter Hajj' });
    await save();
    expect(await within(await dialog()).findByText('Winter Hajj')).toBeVisible();
  });
});

describe('what is typed while a save is under way', () => {
  it('stays when the answer comes, when the record is read once more, and is saved on the version that was answered', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    const letGo = host.holdSave();
    await save();
    await saves(1);
    await type('Code', 'LH');
    await type('Name', 'Long Hajj 2027');
    letGo();
    await screen.findByText('Saved.');
    await refetch();
    expect([await box('Name'), await box('Code')].map(one => (one as HTMLInputElement).value)).toEqual([
      'Long Hajj 2027',
      'LH',
    ]);
    expect(told()).toBeNull();
    await save();
    await saves(2);
    expect(host.saves[1]).toMatchObject({ version: '"2"', body: { name: 'Long Hajj 2027', code: 'LH' } });
    await saved();
  });

  it('does not have the own save announced as somebody else’s, read before its answer comes', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    const letGo = host.holdAnswer();
    await save();
    await saves(1);
    await type('Seats', '12');
    await refetch();
    await waitFor(() => expect(host.record()).toMatchObject({ version: 2 }));
    expect(told()).toBeNull();
    letGo();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(told()).toBeNull();
    await save();
    await saves(2);
    expect(host.saves[1]).toMatchObject({ version: '"2"', body: { name: 'Long Hajj', seats: 12 } });
  });

  it('is not taken for saved by a change that somebody else makes at that moment', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    const letGo = host.holdSave();
    await save();
    await saves(1);
    host.change({ name: 'Winter Hajj' });
    await refetch();
    letGo();
    await dialog();
    expect(await screen.findByDisplayValue('Long Hajj')).toBeInTheDocument();
  });

  it('goes on to the page of a record that has just been made', async () => {
    const { designation } = entities;
    host = oneRecordHost(designation, {});
    await open('create', designation);
    await type('Name', 'Porter');
    const letGo = host.holdSave();
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await type('Name', 'Head porter');
    letGo();
    await screen.findByRole('button', { name: 'History' });
    expect((await screen.findByText('Created.')).closest('.RaNotification-success')).toBeVisible();
    await waitFor(async () => expect(await box('Name')).toHaveValue('Head porter'));
    expect(host.record()).toMatchObject({ name: 'Porter' });
    await save();
    await saves(1);
    expect(host.saves[0]).toMatchObject({ version: '"1"', body: { name: 'Head porter' } });
  });

  it('is not stale because the record of before the save is read once more', async () => {
    const { queryClient } = await open();
    const before = host.record();
    await type('Name', 'Long Hajj');
    await save();
    await saves(1);
    await saved();
    await type('Name', 'Long Hajj 2027');
    act(() => void queryClient.setQueryData([tour.route, 'getOne', { id: '7', meta: undefined }], before));
    expect(told()).toBeNull();
    expect(await box('Name')).toHaveValue('Long Hajj 2027');
    host.change({ name: 'Winter Hajj' });
    act(() => void queryClient.setQueryData([tour.route, 'getOne', { id: '7', meta: undefined }], host.record()));
    await waitFor(() => expect(told()).toBeVisible());
  });

  it('and what is saved is still not saved when the session ends before the answer', async () => {
    await open();
    await type('Name', 'Long Hajj');
    const letGo = host.holdAnswer();
    await save();
    await saves(1);
    act(() => session.end('expired'));
    letGo();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(await box('Name')).toHaveValue('Long Hajj');
  });

  it('is kept for the next sign-in when it is the save that ends the session', async () => {
    const { router } = await open('7', tour, { who: { role: 'admin', permissions: null, branch: null }, authProvider });
    host.endSessions();
    await type('Name', 'Long Hajj');
    await save();
    await waitFor(() => expect(router.state.location.search).toBe('?reason=rejected'));
    expect(screen.queryByText('Saved.')).toBeNull();
    expect((await takeDraft(`${tour.route}/7`))?.values).toEqual({ name: 'Long Hajj' });
  });

  it('is compared after it, where the record has gone on meanwhile', async () => {
    await keepDraft(`${tour.route}/7`, { values: { name: 'Long Hajj' }, version: 1 });
    host.change({ name: 'Winter Hajj' });
    await open();
    await waitFor(() => expect(told()).toBeVisible());
    expect(await box('Name')).toHaveValue('Long Hajj');
    await save();
    await dialog();
    expect(host.saves.map(({ version }) => version)).toEqual(['"1"']);
  });

  it('is not told as saved by a form that goes to the host itself either', async () => {
    const onSubmit = vi.fn(async (values: Values, { saved: settle }: Editing): Promise<undefined> => {
      session.end('expired');
      settle(values);
      throw new Error('it was told as saved');
    });
    const form = (
      <EditingForm defaultValues={{ name: '' }} onSubmit={onSubmit}>
        <TextInput source="name" label="Name" />
        <SaveButton />
      </EditingForm>
    );
    await showPages({ host: host.answer, entity: tour, pages: { create: form }, at: 'create' });
    await type('Name', 'Long Hajj');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(await box('Name')).toHaveValue('Long Hajj');
  });

  it('stays as well when it is what stood there before, and the record is read before the answer comes', async () => {
    const { refetch } = await open();
    await type('Name', 'Long Hajj');
    host.holdSave();
    await save();
    await saves(1);
    await type('Name', 'Short Hajj');
    host.present({ name: 'Long Hajj', version: 2 });
    await refetch();
    expect(await box('Name')).toHaveValue('Short Hajj');
  });
});

describe('lines that were changed here', () => {
  const lines = () => screen.findByRole('group', { name: 'Itinerary' });
  const titles = async (group: HTMLElement) =>
    within(group).findAllByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  const valuesOf = async (group: HTMLElement) => (await titles(group)).map(({ value }) => value);

  it('stay as a whole, with the cursor in them, and go on to be edited', async () => {
    const { refetch } = await open();
    const group = await lines();
    const [first] = await titles(group);
    first?.focus();
    fireEvent.change(first as HTMLElement, { target: { value: 'Makkah al-Mukarramah' } });
    host.change({ seats: 12, itinerary: [madinah, makkah] });
    await refetch();
    expect(await valuesOf(group)).toEqual(['Makkah al-Mukarramah']);
    expect((await titles(group))[0]).toHaveFocus();
    fireEvent.click(within(group).getByRole('button', { name: 'Add a line' }));
    await waitFor(async () => expect(await valuesOf(group)).toEqual(['Makkah al-Mukarramah', '']));
    expect(told()).toBeVisible();
  });

  it('are replaced by newer ones where nobody has touched them', async () => {
    const { refetch } = await open();
    const group = await lines();
    await valuesOf(group);
    await type('Name', 'Long Hajj');
    host.change({ itinerary: [makkah, madinah] });
    await refetch();
    await waitFor(async () => expect(await valuesOf(group)).toEqual(['Makkah', 'Madinah']));
    fireEvent.change((await titles(group))[1] as HTMLElement, { target: { value: 'Mina' } });
    await refetch();
    expect(await valuesOf(group)).toEqual(['Makkah', 'Mina']);
  });

  it('that were put back as they were are no change', async () => {
    await open();
    const group = await lines();
    const [first] = await titles(group);
    fireEvent.change(first as HTMLElement, { target: { value: 'Mina' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    fireEvent.change(first as HTMLElement, { target: { value: 'Makkah' } });
    await saved();
  });
});
