import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { askingForHajj, completePilgrim, pilgrims, walkTo } from '../support/pilgrim.ts';
import { sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const move = (id: number, to: string, as: CallOptions['as'] = 'admin') =>
  office.call('POST', pilgrims.transition(id), { as, body: { to } });
const read = async (id: number) => (await office.call('GET', pilgrims.one(id))).body;
const enquiry = () => askingForHajj(office);

describe('the status of a pilgrim', () => {
  it('is written by no form: not on create, not on update, not by import', async () => {
    const created = await office.call('POST', pilgrims.create, {
      body: { ...(await sampleOf(office, entities.hajj_passenger_info)), status: 'closed' },
    });
    expect([created.status, created.body.errors]).toEqual([400, [{ field: 'status', code: 'read_only' }]]);
    const { id } = await enquiry();
    await move(id, 'pre_registered');
    for (const status of ['closed', 'enquiry']) {
      const updated = await office.call('PUT', pilgrims.update(id), { body: { status } });
      expect([updated.status, updated.body.errors], status).toEqual([400, [{ field: 'status', code: 'read_only' }]]);
      const imported = await office.call('POST', '/api/imports', {
        body: { entity: 'hajj_passenger_info', commit: true, rows: [{ id, status }] },
      });
      expect(imported.body.rows[0].errors).toMatchObject([{ field: 'status', code: 'read_only' }]);
    }
    expect((await read(id)).status).toBe('pre_registered');
  });

  it('may be sent back as it is', async () => {
    const created = await office.call('POST', pilgrims.create, {
      body: { ...(await sampleOf(office, entities.hajj_passenger_info)), status: 'enquiry' },
    });
    expect([created.status, created.body.status]).toEqual([201, 'enquiry']);
    expect((await office.call('PUT', pilgrims.update(created.body.id), { body: created.body })).body.version).toBe(1);
  });
});

describe('whoever may not change pilgrims', () => {
  it('moves none of them, alone or together', async () => {
    const { id } = await enquiry();
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    const alone = await reader.call('POST', pilgrims.transition(id), { body: { to: 'pre_registered' } });
    expect([alone.status, alone.body.code]).toEqual([403, 'permission_denied']);
    const together = await reader.call('POST', pilgrims.transitionMany, { body: { ids: [id], to: 'pre_registered' } });
    expect(together.body.results).toMatchObject([{ status: 403, code: 'permission_denied' }]);
    for (const as of ['user', 'guest'] as const)
      expect((await move(id, 'pre_registered', as)).status).toBe(as === 'guest' ? 401 : 403);
    expect((await read(id)).status).toBe('enquiry');
  });

  it('does not get at sealed values by a step that is none', async () => {
    const { id, passport_number: number } = await enquiry();
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    const { body } = await reader.call('POST', pilgrims.transition(id), { body: { to: 'enquiry' } });
    expect(JSON.stringify(body)).not.toContain(String(number));
  });

  it('reads of one that was just entered no more than of any other', async () => {
    const clerk = await hire(office, [
      'HAJJ_PASSENGER_INFO_LIST',
      'HAJJ_PASSENGER_INFO_DETAILS',
      'HAJJ_PASSENGER_INFO_CREATE',
    ]);
    const body = { ...(await sampleOf(office, entities.hajj_passenger_info)), passport_number: 'EH0456789' };
    const created = await clerk.call('POST', pilgrims.create, { body });
    expect([created.status, created.body.passport_number]).toEqual([201, '•••• 6789']);
    expect((await read(created.body.id)).passport_number).toBe('EH0456789');
  });

  it('sees which ways lead ahead, that they are closed to them, and not the passport on which they depend', async () => {
    const { id } = await completePilgrim(office);
    await walkTo(office, id, 'documents_pending');
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_DETAILS']);
    const { body } = await reader.call('GET', pilgrims.one(id));
    expect(body.passport_scan).toBeNull();
    const ahead = await read(id);
    expect(body.allowed_transitions).toEqual([]);
    expect(body.commands).toEqual(ahead.commands.map(({ verb }: { verb: string }) => ({ verb, blocked: 'no_right' })));
  });
});
