import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { queueMail } from '../../server/engine/mail/outbox.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type As = NonNullable<CallOptions['as']>;
const folder = async (as: As, filter: object = {}): Promise<any[]> =>
  (await office.call('GET', `/api/inbox?filter=${encodeURIComponent(JSON.stringify(filter))}`, { as })).body;
const unread = async (as: As) => (await office.call('GET', '/api/inbox/unread', { as })).body.unread;
const write = (as: As, body: object) => office.call('POST', '/api/inbox/messages', { as, body });
const mark = (as: As, ids: readonly string[], marks: object) =>
  office.call('PATCH', '/api/inbox', { as, body: { ids, ...marks } });
const show = (as: As, id: string) => office.call('GET', `/api/inbox/${id}`, { as });

async function upload(as: As): Promise<string> {
  const form = formOf({ file: asFile(await jpeg(), 'visa.jpg'), sealed: 'true' });
  const { status, body } = await office.call('POST', '/api/media', { as, body: form });
  expect(status).toBe(201);
  return body.file;
}

describe('a message to a colleague', () => {
  it('is read, starred and thrown away by each of its readers alone, and answered to all who share it', async () => {
    const { admin, staff } = office.ids;
    const sent = await write('admin', { to: [staff], subject: 'Visas', message: 'Two are missing.' });
    expect(sent.status).toBe(201);
    const { id } = sent.body;
    expect([await unread('staff'), await unread('admin')]).toEqual([1, 0]);
    expect(await folder('staff')).toMatchObject([{ id, subject: 'Visas', from: 'admin', is_read: false, sent: false }]);
    expect(await folder('admin', { folder: 'sent' })).toMatchObject([{ id, to: ['staff'], is_read: true }]);
    expect(await folder('admin')).toEqual([]);

    expect((await mark('staff', [id], { read: true, starred: true })).body).toEqual({ unread: 0 });
    const answer = await write('staff', {
      to: [admin],
      reply_to: Number(id.split('-')[1]),
      message: 'They came today.',
    });
    expect(answer.status).toBe(201);
    expect(await folder('admin')).toMatchObject([{ subject: 'Visas', start: 'They came today.', is_starred: false }]);
    const { body } = await show('admin', answer.body.id);
    expect(body.messages.map((one: any) => [one.author.name, one.text])).toEqual([
      ['admin', 'Two are missing.'],
      ['staff', 'They came today.'],
    ]);
    await mark('staff', [id], { trashed: true });
    expect(await folder('staff')).toEqual([]);
    expect(await folder('staff', { folder: 'starred' })).toEqual([]);
    expect(await folder('staff', { folder: 'trash' })).toMatchObject([{ id, is_starred: true }]);
    expect(await folder('admin', { folder: 'sent' })).toHaveLength(1);
    await mark('staff', [id], { trashed: false });
    expect(await folder('staff', { folder: 'starred' })).toHaveLength(1);
  });

  it('is there for nobody else, whatever they ask', async () => {
    const secret = 'Zamzam-4711';
    const file = await upload('admin');
    const { body } = await write('admin', {
      to: [office.ids.staff],
      subject: secret,
      message: `${secret} is the word`,
      files: [{ file, name: `${secret}.png` }],
    });
    const { id } = body;
    expect((await show('staff', id)).body.messages[0].files).toMatchObject([{ name: `${secret}.png` }]);
    for (const as of ['user', 'guest'] as const) {
      expect((await show(as, id)).status).toBe(as === 'guest' ? 401 : 404);
      if (as === 'guest') continue;
      for (const one of ['inbox', 'sent', 'starred', 'trash'])
        expect(await folder(as, { folder: one, q: secret })).toEqual([]);
      expect((await mark(as, [id], { starred: true })).status).toBe(200);
      expect(
        (await write(as, { to: [office.ids.admin], reply_to: Number(id.split('-')[1]), message: 'x' })).status,
      ).toBe(404);
      expect((await office.call('GET', file.split('?')[0] ?? '', { as })).status).toBe(403);
    }
    expect(await folder('staff', { folder: 'starred', q: secret })).toEqual([]);
    // Not even an administrator who takes part in nothing, by any list, search or export of the office.
    const other = await hire(office, undefined, { is_admin: true });
    for (const { name, search } of entityList.filter(one => (one.actions ?? ['list']).includes('list'))) {
      const { all, search: found } = calls(name);
      const answers = [
        await other.call('GET', `${all}?size=500`),
        ...(search.length > 0 ? [await other.call('GET', `${found}?${search[0]}=${secret}`)] : []),
      ];
      for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    expect((await other.call('GET', `/api/inbox/${id}`)).status).toBe(404);
    expect((await other.call('GET', '/api/outbox')).body).toEqual([]);
    const { rows } = await office.host.db.execute(`select * from history where after::text like '%${secret}%'`);
    expect(rows).toEqual([]);
    expect(JSON.stringify(office.logged)).not.toContain(secret);
  });

  it('goes to colleagues alone of whom its author may know, and takes along no file of another record', async () => {
    const { staff, admin, user } = office.ids;
    const branch = await createSample(office, entities.branch);
    const far = await hire(office, [], { branch: branch.id });
    const { body: people } = await office.call('GET', '/api/inbox/people', { as: 'staff' });
    const known = people.map((one: any) => one.id);
    expect(known).toEqual(expect.arrayContaining([admin, user]));
    for (const id of [staff, far.id]) expect(known).not.toContain(id);
    expect((await write('staff', { to: [far.id], subject: 'x', message: 'x' })).body).toHaveProperty('to');
    expect((await write('staff', { to: [staff], subject: 'x', message: 'x' })).status).toBe(400);
    expect((await write('staff', { to: [], subject: '', message: '' })).body).toMatchObject({
      to: [expect.anything()],
      subject: [expect.anything()],
      message: [expect.anything()],
    });
    const file = await upload('admin');
    const stolen = { to: [admin], subject: 'x', message: 'x', files: [{ file, name: 'x.png' }] };
    expect((await write('staff', stolen)).status).toBe(400);
    // Who shares a conversation may be answered, also from another branch.
    const { body } = await write('admin', { to: [staff, far.id], subject: 'Both', message: 'x' });
    const reply = { to: [far.id], reply_to: Number(body.id.split('-')[1]), message: 'x' };
    expect((await write('staff', reply)).status).toBe(201);
  });

  it('is sent once, however often its request arrives', async () => {
    const body = { to: [office.ids.user], subject: 'Once', message: 'x' };
    const headers = { 'idempotency-key': 'inbox-once' };
    const [first, second] = [
      await office.call('POST', '/api/inbox/messages', { body, headers }),
      await office.call('POST', '/api/inbox/messages', { body, headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await folder('user', { q: 'once' })).toHaveLength(1);
  });
});

describe('mail of the house', () => {
  it('stands among the messages, and keeps what its reader does with it', async () => {
    const write = (to: string, subject: string) =>
      queueMail(office.host.db, office.host, { to, subject, text: `Text /reset-password?token=4711 end` });
    await write('Staff@rihla.example', 'Rooms are booked');
    await write('user@rihla.example', 'Not hers');
    const [mail] = await folder('staff', { q: 'rooms' });
    expect(mail).toMatchObject({ subject: 'Rooms are booked', is_read: false, from: null, start: 'Text … end' });
    const before = await unread('staff');
    await mark('staff', [mail.id], { read: true });
    await mark('staff', [mail.id], { starred: true });
    expect(await unread('staff')).toBe(before - 1);
    expect((await show('staff', mail.id)).body).toMatchObject({ kind: 'mail', withheld: true, is_starred: true });
    expect(await folder('staff', { q: 'token=4711' })).toEqual([]);
    expect((await show('user', mail.id)).status).toBe(404);
  });
});
