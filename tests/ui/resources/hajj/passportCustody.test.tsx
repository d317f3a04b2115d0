import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movePassport } from '#catalog/hajj/custody/movePassport.ts';
import { entities } from '#catalog/registry/entities.ts';
import { RecordExtras } from '#src/engine/entity/recordExtras.ts';
import { EntityShow } from '#src/engine/crud/form/EntityShow.tsx';
import { MovePassportDialog } from '#src/resources/hajj/custody/MovePassportDialog.tsx';
import { MovePassports } from '#src/resources/hajj/custody/MovePassports.tsx';
import { handoversOf } from '#src/resources/hajj/custody/handovers.ts';
import { SlipPage } from '#src/resources/hajj/custody/SlipPage.tsx';
import { recordExtra } from '#src/resources/recordExtra.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { hajj_passenger_info: pilgrim } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const file = (id: number, given_names: string, more: object = {}) => ({
  id,
  version: 1,
  given_names,
  surname: 'Alpha',
  status: 'registered',
  tracking_no: `PG-${id}`,
  passport_number: `•••• 000${id}`,
  passport_custody: 'with_agent',
  passport_custody_since: '2026-11-20',
  passport_holder: 'Al Safa',
  passport_from: 'in_safe',
  passport_from_holder: null,
  ...more,
});
const home = { passport_custody: 'with_pilgrim', passport_custody_since: null, passport_holder: null };

const listed = (rows: readonly object[]) =>
  Response.json({
    [pilgrim.collection]: rows,
    total_elements: rows.length,
    total_pages: 1,
    page: 1,
    size: 500,
  });

/** A question about passports, and what the host is sent. */
async function ask(page: (onClose: () => void) => React.ReactNode, answer: object) {
  const sent: unknown[] = [];
  const host = (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return listed([]);
    sent.push(JSON.parse(String(init.body)));
    return Response.json(answer);
  };
  await showPages({ host, entity: pilgrim, pages: { ask: page(vi.fn()) }, at: 'ask', who });
  const user = userEvent.setup();
  const to = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: /Where it goes/ }));
    await user.click(await screen.findByRole('option', { name }));
  };
  return { user, sent, to };
}

describe('passports of many', () => {
  const results = [
    { id: 7, status: 200 },
    { id: 8, status: 400, code: 'custody_way', detail: 'A passport does not go there.' },
  ];
  const open = async () => {
    const list = { data: [], selectedIds: [7, 8], refetch: vi.fn(), onSelect: vi.fn() };
    return ask(
      onClose => (
        <ListContextProvider value={list as never}>
          <MovePassports onClose={onClose} />
        </ListContextProvider>
      ),
      { results },
    );
  };

  it('go to an agent who is named, and those that went have a slip', async () => {
    const { user, sent, to } = await open();
    const give = await screen.findByRole('button', { name: 'Move the passports' });
    expect(give).toBeDisabled();
    await to('With the visa agent');
    expect(give).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /Who has it then/ }), 'Al Safa');
    await user.click(give);
    expect(await screen.findByText('Done: 1. Failed: 1.')).toBeVisible();
    expect(screen.getByText('A passport does not go there.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Passport slip' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/apps\/passports\/slip\/7$/),
    );
    expect(sent).toMatchObject([{ ids: [7, 8], custody_to: 'with_agent', holder: 'Al Safa' }]);
    expect(sent[0]).toHaveProperty('moved_on', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  });

  it('are lost for a reason, and have no slip', async () => {
    const { user, sent, to } = await open();
    await to('Lost');
    const give = screen.getByRole('button', { name: 'Move the passports' });
    expect(give).toBeDisabled();
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'The bag was stolen');
    await user.click(give);
    await screen.findByText('Done: 1. Failed: 1.');
    expect(screen.queryByRole('link', { name: 'Passport slip' })).toBeNull();
    expect(sent).toMatchObject([{ custody_to: 'lost', reason: 'The bag was stolen' }]);
  });
});

describe('the passport of one', () => {
  it('is offered its own ways, the usual one first', async () => {
    const dialog = (onClose: () => void) => (
      <MovePassportDialog command={movePassport} record={file(7, 'Karim')} onClose={onClose} onDone={vi.fn()} />
    );
    const { user, sent } = await ask(dialog, file(7, 'Karim', { version: 2 }));
    const where = await screen.findByRole('combobox', { name: /Where it goes/ });
    expect(where).toHaveTextContent('At the embassy');
    await user.click(where);
    const names = (await screen.findAllByRole('option')).map(one => one.textContent);
    expect(names).toEqual(['At the embassy', 'In the safe', 'Lost']);
    await user.click(screen.getByRole('option', { name: 'In the safe' }));
    await user.click(screen.getByRole('button', { name: 'Move the passport' }));
    await vi.waitFor(() => expect(sent).toMatchObject([{ custody_to: 'in_safe' }]));
  });

  it.each([
    ['has a slip once it was handed over', file(7, 'Karim'), 1],
    ['has none at home', file(7, 'Karim', home), 0],
  ])('%s', async (_, record, slips) => {
    const page = (
      <RecordExtras value={recordExtra}>
        <EntityShow />
      </RecordExtras>
    );
    const host = (path: string) => (/\/7\b/.test(path) ? Response.json(record) : listed([]));
    await showPages({ host, entity: pilgrim, pages: { ':id': page }, at: '7', who });
    expect((await screen.findAllByText(/Karim/)).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('link', { name: 'Passport slip' })).toHaveLength(slips);
  });
});

describe('the slip', () => {
  const files = [
    file(1, 'Karim'),
    file(2, 'Amina'),
    file(3, 'Rahim', { passport_custody: 'received', passport_holder: null, passport_from: 'with_pilgrim' }),
    file(4, 'Nadia', home),
  ];

  it('is one for all that went from the same to the same on a day', () => {
    expect(handoversOf(files).map(one => [one.from, one.to, one.taker, one.files.map(({ id }) => id)])).toEqual([
      ['in_safe', 'with_agent', 'Al Safa', [1, 2]],
      ['with_pilgrim', 'received', null, [3]],
    ]);
    const later = { passport_custody_since: '2026-11-21' };
    expect(handoversOf([file(1, 'Karim'), file(2, 'Amina', later)])).toHaveLength(2);
  });

  it('names who gave what to whom and the day, counts it, and has room for both to sign', async () => {
    await showPages({
      host: () => listed(files),
      entity: pilgrim,
      pages: { ':ids': <SlipPage /> },
      at: '1,2,3,4',
      who,
    });
    expect(await screen.findByText(/One passport is with its owner or lost/)).toBeVisible();
    expect(screen.getByText('Al Safa')).toBeVisible();
    expect(screen.getByText('The owner')).toBeVisible();
    const rows = screen.getAllByRole('row').map(row => row.textContent);
    expect(rows.slice(1, 3)).toEqual(['1Karim Alpha•••• 0001PG-1', '2Amina Alpha•••• 0002PG-2']);
    expect(screen.getByText('2 passports')).toBeVisible();
    expect(screen.getAllByText('Received by')).toHaveLength(4);
    expect(screen.queryByText(/Nadia/)).toBeNull();
  });

  it('is none of passports that nobody has handed over', async () => {
    await showPages({
      host: () => listed(files.slice(3)),
      entity: pilgrim,
      pages: { ':ids': <SlipPage /> },
      at: '4',
      who,
    });
    expect(await screen.findByText('None of these passports has been handed over.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
