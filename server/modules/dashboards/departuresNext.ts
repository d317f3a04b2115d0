import { allowed } from '#catalog/engine/access/access.ts';
import { departuresAhead } from '#catalog/dashboards/projectFigures.ts';
import { canFly, type FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { entities } from '#catalog/registry/entities.ts';
import { boardOf, type BoardPilgrim, type Journey, journeysOf, pilgrimsOf } from '../hajj/fly/boardRows.ts';
import { firstOf } from './listParts.ts';
import { type Reading, titlesIn } from './Reading.ts';
import { typed } from './typed.ts';

/** How many of a board can fly, and how much is missing for the others. */
const sumOf = ({ pilgrims, hidden }: FlyBoard) => ({
  pilgrims: pilgrims.length,
  hidden,
  ready: pilgrims.filter(canFly).length,
  missing: pilgrims.flatMap(({ standings }) => standings).filter(one => one === 'missing').length,
});

async function boardsOf(reading: Reading, ids: readonly number[]) {
  if (ids.length === 0 || !allowed(reading.caller, entities.hajj_passenger_info, 'list')) return new Map();
  const [journeys, pilgrims] = await Promise.all([
    typed<Journey>(reading, journeysOf(ids)),
    typed<BoardPilgrim>(reading, pilgrimsOf(reading.caller, ids)),
  ]);
  return new Map(
    journeys.map(journey => {
      const own = pilgrims.filter(({ departure }) => departure === journey.id);
      return [journey.id, sumOf(boardOf(journey, own))];
    }),
  );
}

/**
 * The departures that leave next, how far their seats are taken, and whether they can fly; null of the last for whoever
 * may not list pilgrims.
 */
export async function departuresNext(reading: Reading) {
  const rows = await firstOf(reading, departuresAhead(reading.moment), 'departure_date');
  const ids = rows.map(({ id }) => Number(id));
  const packages = rows.map(row => row['tour_package']);
  const [boards, names] = await Promise.all([boardsOf(reading, ids), titlesIn(reading, 'tour_package', packages)]);
  return rows.map(({ id, code, tour_package, departure_date, seats, booked }) => ({
    id,
    code,
    name: names.get(tour_package) ?? null,
    departure_date,
    seats,
    booked,
    board: boards.get(Number(id)) ?? null,
  }));
}
