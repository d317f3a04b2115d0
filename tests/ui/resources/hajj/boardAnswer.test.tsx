import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import type { BoardRow, FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { FlyBoardPage } from '#src/resources/hajj/fly/FlyBoardPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const row = (id: number, name: string, ...standings: BoardRow['standings']): BoardRow => ({
  id,
  name,
  status: 'registered',
  standings,
});
const amina = { ...row(7, 'Amina', 'missing', 'missing', 'met', 'met', 'missing'), passport_until: '2027-06-01' };
const safia = { ...row(8, 'Safia', 'met', 'met', 'missing', 'not_asked', 'met'), mahram_flaw: 'mahram_not_booked' };
const karim: BoardRow = { ...row(9, 'Karim', 'met', 'met', 'not_asked', 'met', 'met'), room_mixed: true };
const rahim = row(10, 'Rahim', 'met', 'met', 'not_asked', 'missing', 'met');

const isWide = (wide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? !wide : wide,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

async function open(pilgrims: readonly object[], more: Partial<FlyBoard> = {}) {
  const board = {
    id: 1,
    code: 'D-1',
    departure_date: '2027-01-20',
    season: 'Hajj',
    season_id: 5,
    lead_agency: null,
    hidden: 0,
    requirements: ['passport_valid', 'visa_valid', 'mahram_settled', 'camp_contracted', 'paid_up'],
    pilgrims,
    ...more,
  };
  const host = (path: string) => Response.json(path.includes('/fly-board') ? board : { id: 1, version: 1 });
  const pages = { ':departureId': <FlyBoardPage /> };
  await showPages({ host, entity: entities.departure, pages, at: '1' });
}

it('answers on a phone with those who cannot fly, why, and where each reason is mended', async () => {
  isWide(false);
  await open([amina, karim, rahim, safia]);
  expect(await screen.findByRole('heading', { name: '1 of 4 can fly; 3 cannot' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  const told = screen.getAllByRole('article').map(one =>
    within(one)
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')?.replace(/^.*\/(?=\w+\/\d)/, '')]),
  );
  expect(told).toEqual([
    [
      ['Amina', 'hajjPassengers/7'],
      ['The passport must be valid until 2027-06-01 at least.', 'hajjPassengers/7#passport_expiry_date'],
      ['The visa is missing, or does not last until the flight.', 'hajjPassengers/7#visa_no'],
      ['Something is still due for the booking.', 'hajjPassengers/7'],
    ],
    [
      ['Rahim', 'hajjPassengers/10'],
      ['Record the camp contract with its day on the season first.', 'seasons/5#camp_contract_no'],
    ],
    [
      ['Safia', 'hajjPassengers/8'],
      ['The mahram has no confirmed booking.', 'hajjPassengers/8#mahram'],
    ],
  ]);
});

it('folds on a phone those who can fly, with the warning about their room', async () => {
  isWide(false);
  await open([amina, karim]);
  const summary = await screen.findByText('Who can fly: 1');
  expect(screen.getByText('Karim')).not.toBeVisible();
  await userEvent.setup().click(summary);
  expect(screen.getByRole('link', { name: 'Karim' })).toBeVisible();
  expect(screen.getByText('Room shared by men and women of different families')).toBeVisible();
});

it('stands on a wide screen above the table, which may be cut to those who cannot', async () => {
  isWide(true);
  await open([amina, karim, rahim]);
  const answer = await screen.findByRole('heading', { name: '1 of 3 can fly; 2 cannot' });
  const table = screen.getByRole('table');
  expect(answer.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.setup().click(screen.getByRole('switch', { name: 'Only who cannot fly' }));
  expect(within(table).queryByText('Karim')).toBeNull();
  expect(screen.getByRole('heading', { name: '1 of 3 can fly; 2 cannot' })).toBeVisible();
});

it('says that all can fly where nothing is missing', async () => {
  isWide(false);
  await open([karim]);
  expect(await screen.findByRole('heading', { name: '1 of 1 can fly' })).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
});

it('counts nobody whom its reader may not see, and says so', async () => {
  isWide(false);
  await open([], { hidden: 2 });
  expect(await screen.findByText('2 more pilgrims of other branches are not shown.')).toBeVisible();
  expect(screen.queryByText(/can fly/)).toBeNull();
});
