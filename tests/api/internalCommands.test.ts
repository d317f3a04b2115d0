import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest } from '../../catalog/engine/access/access.ts';
import { ownRights, permissionNames } from '../../catalog/registry/commandRights.ts';
import { mayPerform } from '../../catalog/engine/access/mayPerform.ts';
import { commandList, givenOn } from '../../catalog/registry/commands.ts';
import type { Command } from '../../catalog/engine/defineCommand.ts';
import { stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { availableCommands } from '../../catalog/registry/availableCommands.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let described: string[];
beforeAll(async () => {
  office = await openOffice();
  described = Object.keys((await office.call('GET', '/openapi.json')).body.paths).map(path => path.replace(/\/$/, ''));
});
afterAll(() => office.close());

const admin = { ...guest, role: 'admin' } as const;
const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } });
const byName = (isInternal: boolean) =>
  commandList
    .filter(command => (command.internal === true) === isInternal)
    .map(command => [command.name, command] as const);
const pathOf = ({ entity, verb, on }: Command, id: number | string) =>
  calls(entity.name).command(verb, on === 'record' ? id : undefined);
const describedAs = (command: Command) => pathOf(command, '{id}').replace(/\/$/, '');

it('are those of bookings, pilgrims, departures, orders and purchases that follow from others', () => {
  expect(byName(true).map(([name]) => name)).toEqual([
    'depart_hajj_passenger_info',
    'fly_cleared_hajj_passenger_info',
    'miss_flight_hajj_passenger_info',
    'come_back_hajj_passenger_info',
    'record_event_hajj_passenger_info',
    'be_replaced_hajj_passenger_info',
    'mark_full_departure',
    'mark_free_departure',
    'depart_booking',
    'miss_flight_booking',
    'take_place_booking',
    'offer_seat_booking',
    'end_offer_booking',
    'drop_with_departure_booking',
    'mark_returned_order',
    'recount_purchase_request',
    'finish_purchase_final',
  ]);
});

describe.each(byName(true))('%s', (_, command) => {
  const { entity, verb, from = [], to } = command;
  const [state = ''] = stateFieldOf(entity) ?? [];

  it('is nobody’s to give: it has no right, no name among the permissions, no description', () => {
    expect(mayPerform(admin, command)).toBe(false);
    const name = `${entity.name}_${verb}`.toUpperCase();
    expect(permissionNames).not.toContain(name);
    expect(ownRights.map(({ permission }) => permission)).not.toContain(name);
    expect(described).not.toContain(describedAs(command));
    expect(described).not.toContain(calls(entity.name).command(verb).replace(/\/$/, ''));
    expect(givenOn(entity)).not.toContain(command);
  });

  it('is no way on from where a record stands, and no call on one or on many', async () => {
    const { id } = await createSample(office, entity);
    for (const one of from) {
      await office.pool.query(`update "${entity.name}" set ${state} = $1 where id = $2`, [one, id]);
      expect(availableCommands(entity, admin, { [state]: one }).map(found => found.command)).not.toContain(command);
      const { body: seen } = await office.call('GET', calls(entity.name).one(id));
      expect(seen[state]).toBe(one);
      expect(seen.commands.map((found: { verb: string }) => found.verb)).not.toContain(verb);
      const others = givenOn(entity).flatMap(found => (found.from?.includes(one) ? found.to : []));
      const alone = to.filter(next => next !== one && !others.includes(next));
      expect([...seen.allowed_transitions, ...seen.blocked.map((found: { to: string }) => found.to)]).toEqual(
        expect.not.arrayContaining(alone.length > 0 ? alone : ['no such state']),
      );
      for (const path of [calls(entity.name).command(verb, id), calls(entity.name).command(verb)]) {
        const unknown = await office.call('POST', path.replace(verb, 'no_such_verb'), keyed({ ids: [id] }));
        const tried = await office.call('POST', path, keyed({ ids: [id], reason: 'A test' }));
        expect([tried.status, [404, 405].includes(tried.status)]).toEqual([unknown.status, true]);
      }
      for (const next of alone) {
        const moved = await office.call(
          'POST',
          calls(entity.name).transition(id),
          keyed({ to: next, reason: 'A test' }),
        );
        expect([moved.status, moved.body.code]).toEqual([409, 'INVALID_TRANSITION']);
        await office.call('POST', calls(entity.name).transitionMany, keyed({ ids: [id], to: next, reason: 'A test' }));
      }
      const { body: after } = await office.call('GET', calls(entity.name).one(id));
      expect([after[state], after.version]).toEqual([one, seen.version]);
    }
  });
});

it.each(byName(false))('%s has its route, and is described', async (_, command) => {
  expect(described).toContain(describedAs(command));
  const { status } = await office.call('POST', pathOf(command, 1), { ...keyed({}), as: 'guest' });
  expect(status).toBe(401);
});

it('a permission that an earlier version knew does no harm', async () => {
  await office.pool.query(`
    with stale as (insert into permission (name) values ('BOOKING_LEAVE') returning id)
    insert into role_permissions (owner, target) select role.id, stale.id from role, stale where role.name = 'STAFF'`);
  await seedReference(office.host.db);
  const { id } = await createSample(office, entities.booking);
  await office.pool.query(`update booking set status = 'confirmed' where id = $1`, [id]);
  for (const verb of ['leave', 'depart'])
    expect(
      (
        await office.call('POST', calls('booking').command(verb, id), {
          ...keyed({ departed_on: '2026-11-20' }),
          as: 'staff',
        })
      ).status,
    ).toBe(404);
  expect((await office.call('GET', calls('booking').one(id), { as: 'staff' })).status).toBe(200);
  expect((await office.call('GET', calls('permission').all)).status).toBe(200);
});
