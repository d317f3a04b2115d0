import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { askingForHajj, completePilgrim, pilgrims, walkTo, way } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const move = (id: number | string, to: unknown, asked: CallOptions & { reason?: unknown } = {}) => {
  const { reason, ...rest } = asked;
  return office.call('POST', pilgrims.transition(id), { ...rest, body: { to, reason } });
};
const read = async (id: number) => (await office.call('GET', pilgrims.one(id))).body;
const enquiry = () => askingForHajj(office);
const historyOf = async (id: number) => {
  const filter = encodeURIComponent(JSON.stringify({ entity: 'hajj_passenger_info', record: id }));
  return (await office.call('GET', `/api/history?filter=${filter}&range=[0,99]`)).body;
};

describe('a pilgrim whose file is complete', () => {
  it('goes all the way to the journey, step by step, and each step stands in the history', async () => {
    const { id } = await completePilgrim(office);
    // On the journey their departure takes them.
    const own = way.slice(0, way.indexOf('travelling'));
    for (const [index, to] of own.entries()) {
      const { status, body } = await move(id, to, { as: 'staff' });
      expect([status, body.status, body.version], JSON.stringify(body)).toEqual([200, to, index + 2]);
      expect(body.allowed_transitions).toEqual((await read(id)).allowed_transitions);
    }
    expect((await move(id, 'travelling', { as: 'staff' })).status).toBe(409);
    const steps = (await historyOf(id)).filter((one: { action: string }) => one.action === 'transition');
    expect(steps.map((one: { after: { status: string } }) => one.after.status).reverse()).toEqual(own);
    expect(steps.at(-1)).toMatchObject({
      before: { status: 'enquiry' },
      after: { status: 'pre_registered' },
      by: office.ids.staff,
      reason: null,
    });
  });

  it('steps back with a reason, which the history tells', async () => {
    const { id } = await completePilgrim(office);
    await walkTo(office, id, 'visa_in_process');
    for (const reason of [undefined, '', '  ', 7]) {
      const { status, body } = await move(id, 'documents_pending', { reason });
      expect([status, body.errors?.[0]]).toEqual([400, { field: 'reason', code: 'reason_required' }]);
    }
    expect((await move(id, 'documents_pending', { reason: ' The photo is too dark ' })).body.status).toBe(
      'documents_pending',
    );
    expect((await historyOf(id))[0]).toMatchObject({
      action: 'transition',
      reason: 'The photo is too dark',
      before: { status: 'visa_in_process' },
    });
  });
});

describe('a step that is not possible', () => {
  it('answers 409 with what is possible instead', async () => {
    const { id } = await enquiry();
    const { status, body } = await move(id, 'closed');
    expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(body.allowed_transitions).toEqual(
      expect.arrayContaining(['pre_registered', 'cancelled', 'transferred', 'lost']),
    );
    expect(body.detail).toBeTypeOf('string');
  });

  it('answers why, in the reader’s language, when something is missing', async () => {
    const { id } = await enquiry();
    await office.call('PUT', pilgrims.update(id), { body: { pre_registration_no: null } });
    expect((await read(id)).blocked).toContainEqual({ to: 'pre_registered', reason: 'pre_registration_missing' });
    expect((await read(id)).allowed_transitions).not.toContain('pre_registered');
    const { status, body } = await move(id, 'pre_registered', { headers: { 'accept-language': 'tr-TR,tr;q=0.9' } });
    expect([status, body.code, body.reason]).toEqual([409, 'INVALID_TRANSITION', 'pre_registration_missing']);
    const english = await move(id, 'pre_registered');
    expect(english.body.detail).toBe('Enter the pre-registration number first.');
    expect(body.detail).not.toBe(english.body.detail);
  });

  it('is refused before anything else is asked: an unknown state, an unknown pilgrim, no state at all', async () => {
    const { id } = await enquiry();
    for (const to of ['arrived', '', 'constructor', '__proto__'])
      expect((await move(id, to)).body.errors, to).toMatchObject([{ field: 'to', code: 'not_choice' }]);
    for (const to of [undefined, null, 7, ['lost'], { lost: 1 }])
      expect((await move(id, to)).body.errors).toMatchObject([{ field: 'to' }]);
    expect((await move(2_000_000_000, 'lost', { reason: 'x' })).status).toBe(404);
    expect((await move('abc', 'lost', { reason: 'x' })).status).toBe(404);
    expect((await read(id)).status).toBe('enquiry');
  });

  it('does not exist for entities without a lifecycle', async () => {
    const { id } = await createSample(office, entities.city);
    expect((await office.call('POST', `/city/api/v1/city/${id}/transition`, { body: { to: 'closed' } })).status).toBe(
      404,
    );
  });
});

describe('a step made twice', () => {
  it('changes nothing the second time and leaves no second trace', async () => {
    const { id } = await enquiry();
    const first = await move(id, 'lost', { reason: 'Went elsewhere' });
    const again = await move(id, 'lost', { headers: { 'if-match': '"1"' } });
    expect([again.status, again.body.version]).toEqual([200, first.body.version]);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('happens once when two clerks make it at the same time', async () => {
    const { id } = await enquiry();
    const replies = await Promise.all(Array.from({ length: 8 }, () => move(id, 'pre_registered')));
    expect(replies.map(reply => reply.status)).toEqual(Array(8).fill(200));
    expect((await historyOf(id)).filter((one: { action: string }) => one.action === 'transition')).toHaveLength(1);
    expect((await read(id)).version).toBe(2);
  });

  it('leads one way only when two clerks go different ways at the same time', async () => {
    const { id } = await enquiry();
    const replies = await Promise.all([move(id, 'lost', { reason: 'x' }), move(id, 'pre_registered')]);
    expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200, 409]));
    expect((await historyOf(id)).filter((one: { action: string }) => one.action === 'transition')).toHaveLength(1);
  });

  it('is refused on an old version', async () => {
    const { id } = await enquiry();
    await office.call('PUT', pilgrims.update(id), { body: { given_names: 'Amina' } });
    const { status, body } = await move(id, 'pre_registered', { headers: { 'if-match': '"1"' } });
    expect([status, body.code, body.version]).toEqual([412, 'stale', 2]);
  });
});

describe('many pilgrims at once', () => {
  const moveMany = (body: unknown, asked: CallOptions = {}) =>
    office.call('POST', pilgrims.transitionMany, { ...asked, body });

  it('each get their own answer', async () => {
    const [ready, blocked, gone] = [await enquiry(), await enquiry(), await enquiry()];
    await office.call('PUT', pilgrims.update(blocked.id), { body: { pre_registration_no: '' } });
    await office.call('DELETE', pilgrims.remove(gone.id));
    const { status, body } = await moveMany(
      { ids: [ready.id, blocked.id, gone.id, ready.id], to: 'pre_registered' },
      { as: 'staff' },
    );
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { id: ready.id, status: 200 },
      { id: blocked.id, status: 409, code: 'INVALID_TRANSITION' },
      { id: gone.id, status: 404, code: 'not_found' },
    ]);
    expect(body.results[1].detail).toBe('Enter the pre-registration number first.');
    expect((await read(ready.id)).status).toBe('pre_registered');
  });

  it('are named by their ids, at least one and five hundred at most', async () => {
    for (const ids of [
      undefined,
      [],
      'all',
      [1.5],
      ['x'],
      [null],
      [-1],
      [0],
      [2 ** 40],
      Array.from({ length: 501 }, (_, at) => at + 1),
    ]) {
      const { status, body } = await moveMany({ ids, to: 'lost', reason: 'x' });
      expect([status, body.errors?.[0].field], JSON.stringify(ids)?.slice(0, 40)).toEqual([400, 'ids']);
    }
  });
});
