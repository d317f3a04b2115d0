import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { FamilyPage } from '#src/resources/hajj/families/FamilyPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { family: kindred } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const nobody = { photo: null, passport_number: null, status: 'registered', is_leader: false, season: 1 };
const person = { ...nobody, mahram: null, mahram_relation: null, room_type: null, room: null, booking: null };
const booked = (id: number, more: object = {}) => ({
  id,
  booking_no: `BK-${id}`,
  status: 'confirmed',
  party: 70,
  departure: { id: 7, name: 'D-7' },
  due_amount: '400000.00',
  paid_amount: '100000.50',
  ...more,
});
const him = { ...person, id: 21, name: 'Karim Khan', is_leader: true, passport_number: '•••• 2345' };
const kin = { mahram: { id: 21, name: 'Karim Khan' }, mahram_relation: 'husband' };
const her = { ...person, id: 22, name: 'Mira Khan', ...kin };
const gone = { ...person, id: 23, name: 'Lost Khan', status: 'cancelled' };

interface Told {
  readonly members?: readonly object[];
  readonly hidden?: number;
  readonly who?: Principal;
  readonly fails?: boolean;
  /** Answers what changes something. */
  give?(path: string, body: Record<string, unknown>): Response | undefined;
}

const told = { id: 3, version: 1, name: 'Khan', family_no: 'FM-3', leader: 21, branch: 4, details: null };
const page = { page: 1, size: 25, total_pages: 1 };

async function show({ members = [him, her], hidden = 0, who = admin, fails = false, give }: Told = {}) {
  const sent: [string, Record<string, unknown>][] = [];
  const host = (path: string, init?: RequestInit) => {
    if (init?.method === 'POST' || init?.method === 'PUT') {
      const body: Record<string, unknown> = JSON.parse(String(init.body));
      sent.push([path, body]);
      return give?.(path, body) ?? Response.json({ id: 22, version: 2, ...body });
    }
    if (path.includes('/api/families/3')) {
      if (fails) return Response.json({ detail: 'The host is busy.' }, { status: 500 });
      return Response.json({ ...told, members, hidden });
    }
    if (path.includes('/offer'))
      return Response.json({
        price: '300000.00',
        departure_date: '2099-12-01',
        plan: [{ share_percent: 100, due_days_before: 30 }],
        bar: null,
      });
    if (path.includes('/family/api/v1/family/3')) return Response.json(told);
    const departure = { id: 7, version: 1, code: 'D-7', status: 'open', departure_date: '2099-12-01' };
    if (path.includes('/departure/')) return Response.json({ departures: [departure], ...page, total_elements: 1 });
    const file = {
      id: 30,
      version: 1,
      given_names: 'Zaki',
      family: 9,
      named: { family: { 9: { title: 'Mia FM-9' } } },
    };
    if (path.includes('/hajj_passenger_info/30')) return Response.json(file);
    if (path.includes('/hajj_passenger_info/'))
      return Response.json({ hajjPassengers: [file], hajj_passenger_infos: [file], ...page, total_elements: 1 });
    return Response.json({ parties: [], ledgeraccounts: [], ...page, total_elements: 0 });
  };
  const shown = await showPages({ host, entity: kindred, pages: { ':id': <FamilyPage /> }, at: '3', who });
  const section = async () => within(await screen.findByRole('region', { name: /^Members/ }));
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
  return { ...shown, sent, section, press, dialog };
}

/** Chooses the only one that a look-up finds. */
async function choose(dialog: ReturnType<typeof within>, label: RegExp, option: RegExp) {
  await userEvent.type(await dialog.findByRole('combobox', { name: label }), 'd');
  await userEvent.click(await screen.findByRole('option', { name: option }, { timeout: 3000 }));
}

const refusal = (field: string, code: string) =>
  Response.json({ [field]: ['x'], errors: [{ field, code }], code: 'invalid' }, { status: 400 });

describe('who is of a family', () => {
  it('is told with passport, mahram in words, booking and money, and what all come to', async () => {
    const begun = { ...person, id: 24, name: 'Son Khan', booking: booked(3, { status: 'draft' }) };
    const members = [{ ...him, booking: booked(1) }, { ...her, booking: booked(2) }, begun];
    const { section } = await show({ members });
    const list = await section();
    const [first, second] = (await list.findAllByRole('listitem')).map(item => within(item));
    expect(first?.getByText('Leader')).toBeVisible();
    expect(first?.getByText('•••• 2345')).toBeVisible();
    expect(first?.getByRole('link', { name: 'BK-1' })).toBeVisible();
    expect(first?.getByRole('link', { name: 'D-7' })).toBeVisible();
    expect(second?.getByText(/^with her husband/)).toHaveTextContent('with her husband Karim Khan');
    // What is only begun is not agreed.
    const totals = list.getByLabelText('Totals of the bookings');
    expect(totals).toHaveTextContent('800,000.00');
    expect(totals).toHaveTextContent('200,001.00');
    expect(totals).toHaveTextContent('599,999.00');
  });

  it('is counted where they are of branches that the reader does not see', async () => {
    const { section } = await show({ hidden: 2 });
    expect((await section()).getByText('2 more members of branches that you do not see.')).toBeVisible();
  });

  it('is nobody of a new one, which says how somebody joins', async () => {
    const { section } = await show({ members: [] });
    const list = await section();
    expect(list.getByText('Nobody is of this family yet.')).toBeVisible();
    expect(list.getByRole('button', { name: 'Add a pilgrim' })).toBeVisible();
    const way = list.getByRole('link', { name: 'Register a new one' });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain('source={"family":3}');
    expect(list.queryByRole('button', { name: 'Book together' })).toBeNull();
  });

  it('is told without bookings and money to who may not see them', async () => {
    const permissions = new Set(['FAMILY_DETAILS', 'HAJJ_PASSENGER_INFO_LIST']);
    const { section } = await show({ who: { role: 'user', permissions, branch: null } });
    const list = await section();
    expect(list.getByRole('link', { name: 'Mira Khan' })).toBeVisible();
    expect(list.queryByText('Not booked yet')).toBeNull();
    expect(list.queryByLabelText('Totals of the bookings')).toBeNull();
    for (const name of [/together/, /Add/, /leader/, /Leave/]) expect(list.queryByRole('button', { name })).toBeNull();
  });

  it('says why it cannot be read, and is asked for again', async () => {
    await show({ fails: true });
    expect(await screen.findByText(/The members could not be loaded\./)).toHaveTextContent('The host is busy.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('somebody joins', () => {
  it('with the file that is chosen, told which family it leaves', async () => {
    const { press, dialog, sent } = await show();
    await press('Add a pilgrim');
    const asked = await dialog('Add a pilgrim');
    await choose(asked, /Pilgrim/, /Zaki/);
    expect(await asked.findByText(/They leave their family/)).toHaveTextContent('Mia FM-9');
    await userEvent.click(asked.getByRole('button', { name: 'Add a pilgrim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([[expect.stringContaining('/30'), { family: 3 }]]);
  });

  it('is refused at the file where others are led by it', async () => {
    const { press, dialog } = await show({ give: () => refusal('family', 'leader_leaves') });
    await press('Add a pilgrim');
    const asked = await dialog('Add a pilgrim');
    await choose(asked, /Pilgrim/, /Zaki/);
    await userEvent.click(asked.getByRole('button', { name: 'Add a pilgrim' }));
    expect(await asked.findByText(/another leader/i)).toBeVisible();
  });

  it('at the desk as one of the family', async () => {
    const { section, router } = await show();
    await userEvent.click(await (await section()).findByRole('link', { name: 'Register a new one' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/create$/));
    expect(router.state.location.state).toMatchObject({ beside: { id: 21, name: 'Karim Khan', hasFamily: true } });
  });
});

describe('booking together', () => {
  const made = (path: string, body: Record<string, unknown>) => {
    if (path.includes('/confirm'))
      return Response.json({ id: 50, version: 2, booking_no: 'BK-50', status: 'confirmed', party: 70 });
    if (body['pilgrim'] === 22) return refusal('pilgrim', 'file_withdrawn');
    return Response.json({ id: 50, version: 1, booking_no: 'BK-50', status: 'draft', party: 70 }, { status: 201 });
  };

  it('books each with the plan of the package, and the leader pays for all; who is refused is told why', async () => {
    const third = { ...person, id: 24, name: 'Son Khan' };
    const { press, dialog, sent } = await show({ members: [him, her, third, gone], give: made });
    await press('Book together');
    const asked = await dialog('Book 3 pilgrims');
    expect(asked.getByText(/They do not come/)).toHaveTextContent('Lost Khan');
    await choose(asked, /Departure/, /D-7/);
    await userEvent.click(asked.getByRole('button', { name: 'Book 3 pilgrims' }));
    expect(await asked.findByText(/^Not booked/)).toHaveTextContent('This file has ended');
    const rows = await asked.findAllByRole('listitem');
    await waitFor(() => expect(rows[2]).toHaveTextContent('Booked: BK-50'));
    expect(rows[0]).toHaveTextContent('Booked: BK-50');
    const bookings = sent.filter(([, body]) => 'pilgrim' in body).map(([, body]) => body);
    expect(bookings).toMatchObject([
      { pilgrim: 21, departure: 7, party: null, instalments: [{ due_date: '2099-11-01', amount: '300000.00' }] },
      { pilgrim: 22, party: 70 },
      { pilgrim: 24, party: 70 },
    ]);
    expect(sent.filter(([path]) => path.includes('/confirm'))).toHaveLength(2);
  });

  it('stops where who pays for all is refused', async () => {
    const { press, dialog, sent } = await show({ give: () => refusal('departure', 'no_seats') });
    await press('Book together');
    const asked = await dialog('Book 2 pilgrims');
    await choose(asked, /Departure/, /D-7/);
    await userEvent.click(asked.getByRole('button', { name: 'Book 2 pilgrims' }));
    expect(await asked.findByText(/who pays for all, is not/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('leaves out who is booked already, and says so', async () => {
    const { press, dialog } = await show({ members: [{ ...him, booking: booked(1) }, her] });
    await press('Book together');
    const asked = await dialog('Book one pilgrim');
    expect(asked.getByText(/Booked already/)).toHaveTextContent('Karim Khan');
    expect(asked.getAllByRole('listitem')).toHaveLength(1);
  });
});

it('moving together tells of each whether it is moved, for those alone who are selected', async () => {
  const give = () => Response.json({ results: [{ id: 2, status: 409, code: 'no_seats', detail: 'No seats.' }] });
  const members = [
    { ...him, booking: booked(1) },
    { ...her, booking: booked(2) },
  ];
  const { press, dialog, sent, section } = await show({ members, give });
  await userEvent.click(await (await section()).findByRole('checkbox', { name: /Mira/ }));
  await press('Move together');
  const asked = await dialog(/^Move together/);
  await choose(asked, /Departure/, /D-7/);
  await userEvent.type(asked.getByRole('textbox', { name: /Reason/ }), 'Later');
  await userEvent.click(asked.getByRole('button', { name: 'Move together' }));
  expect(await asked.findByText('No seats.')).toBeVisible();
  expect(sent).toEqual([[expect.stringContaining('move_booking'), expect.objectContaining({ ids: [2] })]]);
});

it('confirming together is offered for what is begun alone, and tells of each whether it is confirmed', async () => {
  const give = () => Response.json({ results: [{ id: 2, status: 409, code: 'no_seats', detail: 'No seats.' }] });
  const members = [
    { ...him, booking: booked(1) },
    { ...her, booking: booked(2, { status: 'draft' }) },
  ];
  const { press, dialog, sent } = await show({ members, give });
  await press('Confirm together');
  const asked = await dialog(/^Confirm together/);
  expect(asked.getByText(/Without a booking that can be confirmed/)).toHaveTextContent('Karim Khan');
  await userEvent.click(asked.getByRole('button', { name: 'Confirm together' }));
  expect(await asked.findByText('No seats.')).toBeVisible();
  expect(sent).toEqual([[expect.stringContaining('confirm'), expect.objectContaining({ ids: [2] })]]);
});

it('paying together opens the payment of what is owed, and is not offered where nothing is', async () => {
  const settled = { due_amount: '5.00', paid_amount: '5.00' };
  const first = await show({
    members: [
      { ...him, booking: booked(1) },
      { ...her, booking: booked(2, settled) },
    ],
  });
  await first.press('Pay together');
  await waitFor(() => expect(decodeURIComponent(first.asked.join())).toMatch(/id__in=1(&|,GET|$)/));
});

it('a family that owes nothing offers no payment', async () => {
  const settled = { due_amount: '5.00', paid_amount: '5.00' };
  const { section } = await show({ members: [{ ...him, booking: booked(1, settled) }] });
  expect((await section()).queryByRole('button', { name: 'Pay together' })).toBeNull();
});

describe('one member', () => {
  it('leads the family from then on', async () => {
    const { press, dialog, sent } = await show();
    await press('Name as leader: Mira Khan');
    await userEvent.click((await dialog('Name as leader')).getByRole('button', { name: 'Name as leader' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([[expect.stringContaining('/family/'), { leader: 22 }]]);
  });

  it('leaves it; a refusal stands in the dialogue', async () => {
    const { press, dialog } = await show({ give: () => refusal('family', 'leader_leaves') });
    await press('Leave the family: Mira Khan');
    const asked = await dialog('Leave the family');
    await userEvent.click(asked.getByRole('button', { name: 'Leave the family' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(/leader/);
  });

  it('does not leave others whom they lead', async () => {
    const { press, dialog } = await show();
    await press('Leave the family: Karim Khan');
    const asked = await dialog('Leave the family');
    expect(asked.getByRole('alert')).toHaveTextContent(/leader/);
    expect(asked.queryByRole('button', { name: 'Leave the family' })).toBeNull();
  });
});
