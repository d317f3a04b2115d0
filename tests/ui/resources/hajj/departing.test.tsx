import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { DepartureSeat } from '#catalog/hajj/departures/DepartureSeats.ts';
import { comeBack, depart } from '#catalog/hajj/departures/travelCommands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ComeBackDialog } from '#src/resources/hajj/departures/ComeBackDialog.tsx';
import { DepartDialog } from '#src/resources/hajj/departures/DepartDialog.tsx';
import { showPages } from '../../../support/officePage.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const seat = (booking: number, name: string, ...lacks: ViolationCode[]): DepartureSeat => ({
  booking,
  pilgrim: booking + 100,
  name,
  lacks: lacks.map(code => ({ code })),
  is_held: lacks.includes('still_held'),
});
const karim = seat(1, 'Karim', 'visa_lapsed', 'room_missing');
const amina = seat(3, 'Amina');
const three = [karim, seat(2, 'Rahim', 'not_ready'), amina];
const done = () => Response.json({ id: 7, version: 2, status: 'departed', pilgrims: 1 });
const admin: Principal = { role: 'admin', permissions: null, branch: null };

interface Given {
  readonly seats?: readonly DepartureSeat[];
  readonly hidden?: number;
  readonly answers?: (() => Response)[];
  readonly who?: Principal;
  readonly Dialog?: typeof DepartDialog;
  readonly day?: string;
}

async function open({ seats = three, hidden = 0, answers = [done], who = admin, Dialog = DepartDialog, day }: Given) {
  const sent: Record<string, unknown>[] = [];
  const record = { id: 7, version: 1, status: Dialog === DepartDialog ? 'locked' : 'departed', departure_date: day };
  const host = (path: string, init?: RequestInit) => {
    if (path.includes('/seats')) return Response.json({ seats, hidden, hidden_lacking: hidden });
    if (init?.method !== 'POST') return Response.json(record);
    sent.push(JSON.parse(String(init.body)));
    return answers.shift()?.() ?? done();
  };
  const close = vi.fn();
  const command = Dialog === DepartDialog ? depart : comeBack;
  const page = <Dialog command={command} record={record} onClose={close} onDone={vi.fn()} />;
  await showPages({ host, entity: entities.departure, pages: { leave: page }, at: 'leave', who });
  const user = userEvent.setup();
  const rowOf = (name: string) => within(screen.getByRole('group', { name }));
  const decide = async (name: string, outcome: string) => {
    await user.click(rowOf(name).getByRole('combobox', { name: /What becomes of them/ }));
    await user.click(await screen.findByRole('option', { name: outcome }));
  };
  const because = (name: string, text: string) => user.type(rowOf(name).getByRole('textbox', { name: /Reason/ }), text);
  const give = () => user.click(screen.getByRole('button', { name: 'Mark as departed' }));
  await screen.findByRole('dialog');
  return { user, sent, close, rowOf, decide, because, give };
}

it('whoever may not leave is listed with all that they lack, and each must be decided on', async () => {
  const { rowOf, decide, because, give, sent, user } = await open({});
  expect(await screen.findByRole('group', { name: 'Karim' })).toBeVisible();
  expect(rowOf('Karim').getByText(/visa is missing/i)).toBeVisible();
  expect(rowOf('Karim').getByText(/room/i)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Amina' })).toBeNull();
  expect(screen.getByText('One flies · 2 still to be decided')).toBeVisible();
  await give();
  expect(sent).toEqual([]);
  await decide('Karim', 'Did not show up');
  await because('Karim', 'Nobody came');
  await user.click(rowOf('Karim').getByRole('button', { name: /The same for the other one/ }));
  await decide('Rahim', 'Flies all the same');
  expect(screen.getByText('2 fly')).toBeVisible();
  await give();
  await waitFor(() => expect(sent).toHaveLength(1));
  const said = { departure: null, fee_amount: null, reason: 'Nobody came' };
  expect(sent[0]).toMatchObject({
    staying: [
      { ...said, booking: 1, outcome: 'no_show' },
      { ...said, booking: 2, outcome: 'clear_to_fly' },
    ],
  });
});

it('a refusal is told in the row that it is about; whom it names beyond them gets a row', async () => {
  const unnamed = { field: 'staying', code: 'mahram_missing', of: 'Amina', params: { booking: 3 } };
  const refuse = [
    () =>
      Response.json(
        {
          'staying.0.reason': ['Required'],
          errors: [{ field: 'staying.0.reason', code: 'required' }],
        },
        { status: 400 },
      ),
    () => Response.json({ detail: 'Amina: no mahram.', code: 'unnamed_left', errors: [unnamed] }, { status: 409 }),
  ];
  const { rowOf, decide, because, give, sent } = await open({ seats: [karim, amina], answers: refuse });
  await screen.findByRole('group', { name: 'Karim' });
  await decide('Karim', 'Did not show up');
  await because('Karim', 'His visa is late');
  await give();
  const why = await rowOf('Karim').findByRole('textbox', { name: /Reason/ });
  await waitFor(() => expect(why).toHaveAccessibleDescription(/required/i));
  await give();
  expect(await screen.findByRole('group', { name: 'Amina' })).toBeVisible();
  expect(rowOf('Amina').getByText(/mahram/i)).toBeVisible();
  expect(rowOf('Karim').getByRole('textbox', { name: /Reason/ })).toHaveValue('His visa is late');
  expect(sent).toHaveLength(2);
});

it('nobody is sent elsewhere without a word of where', async () => {
  const { rowOf, decide, because, give, sent } = await open({ seats: [karim] });
  await screen.findByRole('group', { name: 'Karim' });
  await decide('Karim', 'Move to another departure');
  await because('Karim', 'His visa is late');
  await give();
  const where = await rowOf('Karim').findByRole('combobox', { name: /Departure/ });
  await waitFor(() => expect(where).toHaveAccessibleDescription(/required/i));
  expect(sent).toEqual([]);
});

it('the day begins with that of the departure, also where somebody enters it later', async () => {
  const { give, sent } = await open({ seats: [amina], day: '2026-01-05' });
  await screen.findByText(/Nobody lacks anything/);
  const left = screen.getByLabelText(/Departed on|Left on/);
  await waitFor(() => expect(left).toHaveValue('05/01/2026'));
  await give();
  await waitFor(() => expect(sent).toMatchObject([{ departed_on: '2026-01-05' }]));
});

it('nobody decides what they have no right to, nor that a seat flies which is only held', async () => {
  const who: Principal = { role: 'staff', permissions: new Set(['BOOKING_CANCEL']), branch: null };
  const { rowOf, user } = await open({ seats: [seat(1, 'Karim', 'not_ready'), seat(2, 'Held', 'still_held')], who });
  const offered = async (name: string) => {
    await user.click(rowOf(name).getByRole('combobox', { name: /What becomes of them/ }));
    const names = (await screen.findAllByRole('option')).map(one => one.textContent).filter(text => text?.trim());
    await user.keyboard('{Escape}');
    return names;
  };
  await screen.findByRole('group', { name: 'Karim' });
  expect(await offered('Karim')).not.toContain('Flies all the same');
  expect(await offered('Karim')).not.toContain('Move to another departure');
  expect(await offered('Karim')).toContain('Did not show up');
  expect(await offered('Held')).not.toContain('Did not show up');
});

it('nobody flies on a seat for nobody, which may have been missed', async () => {
  const { rowOf, user } = await open({ seats: [seat(1, 'BK-1', 'goes_nobody')] });
  await screen.findByRole('group', { name: 'BK-1' });
  expect(rowOf('BK-1').getByText('Nobody is named for the seat.')).toBeVisible();
  await user.click(rowOf('BK-1').getByRole('combobox', { name: /What becomes of them/ }));
  const names = (await screen.findAllByRole('option')).map(one => one.textContent);
  expect(names).toContain('Did not show up');
  expect(names).not.toContain('Flies all the same');
});

it('somebody who could leave is named as staying, and leaves after all', async () => {
  const { user, rowOf } = await open({ seats: [amina], hidden: 2 });
  expect(await screen.findByText(/Nobody lacks anything/)).toBeVisible();
  expect(screen.getByText(/2 more of other branches may not leave/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Somebody else stays' }));
  await user.click(await screen.findByRole('option', { name: 'Amina' }));
  expect(await screen.findByRole('group', { name: 'Amina' })).toBeVisible();
  expect(screen.getByText('2 fly')).toBeVisible();
  await user.click(rowOf('Amina').getByRole('button', { name: /Leaves with the others/ }));
  expect(screen.queryByRole('group', { name: 'Amina' })).toBeNull();
});

it('what was decided is not lost without a question', async () => {
  const { user, decide, close } = await open({});
  await screen.findByRole('group', { name: 'Karim' });
  await decide('Karim', 'Did not show up');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findAllByText(/not (been )?saved|unsaved|lost/i)).not.toHaveLength(0);
  expect(close).not.toHaveBeenCalled();
});

it('everybody comes home but whom something has happened to', async () => {
  const early = { reason: ['Early'], errors: [{ field: 'reason', code: 'early_return' }] };
  const answers = [() => Response.json(early, { status: 400 })];
  const { user, sent } = await open({ Dialog: ComeBackDialog, seats: [seat(1, 'Karim'), seat(3, 'Amina')], answers });
  expect(await screen.findByText('2 come home')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Amina' }));
  await user.click(await screen.findByRole('option', { name: 'In hospital' }));
  expect(screen.getByText('One comes home')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Details/ }), 'In Mecca');
  const home = screen.getByRole('button', { name: /home|back|return/i });
  await user.click(home);
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'The flight was moved');
  await user.click(home);
  await waitFor(() => expect(sent).toHaveLength(2));
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(sent[1]).toMatchObject({
    reason: 'The flight was moved',
    staying: [{ pilgrim: 103, event: 'hospitalised', event_date: day, details: 'In Mecca' }],
  });
});
