import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openPool } from '../../server/platform/db/pool.ts';
import { smtpMailer } from '../../server/platform/mail/mailer.ts';
import { en } from '../../server/engine/mail/messages/en.ts';
import { queueMail, sweepOutbox } from '../../server/engine/mail/outbox.ts';
import { writtenMail } from '../../server/engine/mail/writtenMail.ts';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { hire } from '../support/hire.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { type Office, openOffice } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';

let office: Office;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  office = await openOffice({ mailer: smtpMailer(mailbox.url, 'Rihla <no-reply@rihla.example>') });
});
afterAll(async () => {
  await office.close();
  await mailbox.close();
});

const queue = (to: string, text = 'A text') =>
  queueMail(office.host.db, office.host, { to, subject: 'مرحبًا Amina', text });
const sweep = async () => {
  const { mailer } = office.host;
  if (mailer) await sweepOutbox({ ...office.host, mailer });
};
const lettersTo = (email: string) => mailbox.letters.filter(letter => letter.to.includes(email));

describe('a mail', () => {
  it('is handed to the mail server as it was written, once', async () => {
    await queue('amina@rihla.example', 'Line one\nالسطر الثاني');
    await sweep();
    await sweep();
    const [letter, ...more] = lettersTo('amina@rihla.example');
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ from: 'no-reply@rihla.example', to: ['amina@rihla.example'] });
    expect(letter?.raw).toMatch(/^From: Rihla <no-reply@rihla.example>$/m);
    expect(letter?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
    const body = letter?.raw.split('\r\n\r\n')[1] ?? '';
    const text = /base64/.test(letter?.raw ?? '')
      ? Buffer.from(body, 'base64').toString()
      : decodeURIComponent(body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1'));
    expect(text.replace(/\r\n/g, '\n')).toContain('Line one\nالسطر الثاني');
    const [kept] = await mailTo(office, 'amina@rihla.example');
    expect(kept).toMatchObject({ tries: 1, error: null, sent_at: office.host.clock() });
  });

  it('that the server refuses is kept, tried again later and later, and arrives when it can', async () => {
    mailbox.refusal = new Error('Mailbox full');
    await queue('karim@rihla.example');
    await sweep();
    await sweep();
    const [refused] = await mailTo(office, 'karim@rihla.example');
    expect(refused).toMatchObject({ tries: 1, sent_at: null });
    expect(refused?.error).toContain('Mailbox full');
    expect(office.logged).toContainEqual({ level: 'warn', event: 'mail not sent', mail: refused?.id, tries: 1 });
    office.wait(121);
    await sweep();
    expect((await mailTo(office, 'karim@rihla.example'))[0]?.tries).toBe(2);
    mailbox.refusal = undefined;
    office.wait(60);
    await sweep();
    expect(lettersTo('karim@rihla.example')).toEqual([]);
    office.wait(181);
    await sweep();
    expect(lettersTo('karim@rihla.example')).toHaveLength(1);
  });

  it('is given up after a dozen tries over more than a day, and says so in the log', async () => {
    mailbox.refusal = new Error('No such mailbox');
    await queue('nobody@rihla.example');
    const started = office.host.clock().getTime();
    for (let day = 0; day < 20; day += 1) {
      await sweep();
      office.wait(6 * 60 * 60);
    }
    mailbox.refusal = undefined;
    await sweep();
    const [kept] = await mailTo(office, 'nobody@rihla.example');
    expect([kept?.tries, lettersTo('nobody@rihla.example')]).toEqual([12, []]);
    expect(office.host.clock().getTime() - started).toBeGreaterThan(86_400_000);
    expect(office.logged).toContainEqual({ level: 'error', event: 'mail not sent', mail: kept?.id, tries: 12 });
  });

  it('is sent once by two processes that look at the same moment', async () => {
    await queue('twice@rihla.example');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(lettersTo('twice@rihla.example')).toHaveLength(1);
  });

  it('is tried again when the process that had taken it died', async () => {
    const dying = new Error('power cut');
    await queue('cut@rihla.example');
    const cut = sweepOutbox({
      ...office.host,
      mailer: { send: () => Promise.reject(dying) },
      log: () => {
        throw dying;
      },
    });
    await expect(cut).rejects.toThrow('power cut');
    await sweep();
    expect(lettersTo('cut@rihla.example')).toEqual([]);
    office.wait(301);
    await sweep();
    expect(lettersTo('cut@rihla.example')).toHaveLength(1);
  });

  it('is sent once, however long those before it take and whoever looks meanwhile', async () => {
    const sent: string[] = [];
    const quick = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const slow = {
      send: async ({ to }: { to: string }) => {
        sent.push(to);
        office.wait(60);
        if (sent.length === 6) await sweepOutbox({ ...office.host, mailer: quick });
      },
    };
    const wanted = Array.from({ length: 20 }, (_, at) => `slow-${at}@rihla.example`);
    for (const to of wanted) await queue(to);
    await sweepOutbox({ ...office.host, mailer: slow });
    expect(sent.toSorted()).toEqual(wanted.toSorted());
  });

  it('is not sent again because the database was away when it had been sent', async () => {
    const database = office.host.db.$client;
    let isAway = false;
    const pool = openPool(database.options.connectionString ?? '');
    pool.on('connect', client => {
      const query = client.query.bind(client);
      vi.spyOn(client, 'query').mockImplementation((...asked: unknown[]) => {
        if (!isAway) return Reflect.apply(query, client, asked);
        isAway = false;
        return Reflect.apply(query, client, ['select pg_terminate_backend(pg_backend_pid())', ...asked.slice(-1)]);
      });
    });
    let times = 0;
    await queue('once@rihla.example');
    const send = async () => {
      times += 1;
      isAway = true;
    };
    await sweepOutbox({ ...office.host, db: drizzle(pool), mailer: { send } });
    office.wait(600);
    await sweep();
    expect([times, lettersTo('once@rihla.example')]).toEqual([1, []]);
    expect((await mailTo(office, 'once@rihla.example'))[0]?.sent_at).not.toBeNull();
    await pool.end();
  });

  it('goes to one address, whatever that looks like', async () => {
    await queue('a@rihla.example, b@rihla.example');
    await sweep();
    expect(lettersTo('b@rihla.example')).toEqual([]);
  });

  it('is forgotten a month after it was written', async () => {
    await queue('old@rihla.example');
    await sweep();
    office.wait(31 * 24 * 60 * 60);
    await queue('new@rihla.example');
    await sweep();
    expect(await mailTo(office, 'old@rihla.example')).toEqual([]);
    expect(await mailTo(office, 'new@rihla.example')).toHaveLength(1);
  });

  it('is not lost, and breaks nothing, where no mail server is reached', async () => {
    const unreachable = smtpMailer('smtp://127.0.0.1:1', 'no-reply@rihla.example');
    await queue('far@rihla.example');
    await sweepOutbox({ ...office.host, mailer: unreachable });
    expect((await mailTo(office, 'far@rihla.example'))[0]).toMatchObject({
      sent_at: null,
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('the texts of mail', () => {
  it('are written in each language, with every value filled in', () => {
    const params = {
      name: 'Amina',
      email: 'amina@rihla.example',
      link: 'https://office.rihla.example/reset',
      number: 'TK-2026-000001',
      subject: 'Visa',
      departure: 'UMR-1',
      until: '2027-01-05',
      bookings: 'BK-2026-000001',
      reason: 'Too few',
      day: '2027-01-05',
      first: 'Camps signed',
      deadlines: 'Camps signed',
    };
    for (const name of Object.keys(en) as (keyof typeof en)[]) {
      const written = locales.map(locale =>
        writtenMail(office.host, { email: 'a@rihla.example', locale }, name, params),
      );
      for (const { text, subject } of written) expect(`${subject} ${text}`).not.toMatch(/%\{/);
      expect(new Set(written.map(one => one.subject)).size).toBe(locales.length);
      expect(
        new Set(
          written.map(({ text }) =>
            text
              .match(/https?:\S+|Amina/g)
              ?.sort()
              .join(' '),
          ),
        ).size,
        name,
      ).toBe(1);
    }
  });
});

describe('the outbox', () => {
  it('is read by administrators alone', async () => {
    const office = await openOffice();
    await queueMail(office.host.db, office.host, { to: 'amina@rihla.example', subject: 'One', text: 'Text' });
    await queueMail(office.host.db, office.host, { to: 'amina@rihla.example', subject: 'Two', text: 'Text' });
    for (const path of ['/api/outbox', '/api/outbox/1']) {
      expect((await office.call('GET', path, { as: 'guest' })).status).toBe(401);
      for (const as of ['user', 'staff'] as const) expect((await office.call('GET', path, { as })).status).toBe(403);
    }
    const { status, body, headers } = await office.call('GET', '/api/outbox?range=[0,0]');
    expect([status, body.length, headers.get('x-total-count')]).toEqual([200, 1, '2']);
    expect(body[0]).toMatchObject({ to: 'amina@rihla.example', subject: 'Two', text: 'Text', tries: 0, sent_at: null });
    expect((await office.call('GET', `/api/outbox/${body[0].id}`)).body).toEqual(body[0]);
    for (const id of ['abc', '0', '1.5', '99999999999999999999'])
      expect((await office.call('GET', `/api/outbox/${id}`)).status).toBe(404);
    await office.close();
  });
});

describe('the inbox', () => {
  it('holds what was written to one’s own address, newest first, and nothing of others', async () => {
    const office = await openOffice();
    const write = (to: string, subject: string) =>
      queueMail(office.host.db, office.host, { to, subject, text: 'Text' });
    await write('staff@rihla.example', 'One');
    await write('Staff@rihla.example', 'Two');
    await write('user@rihla.example', 'Not hers');
    expect((await office.call('GET', '/api/inbox', { as: 'guest' })).status).toBe(401);
    const { body, headers } = await office.call('GET', '/api/inbox?range=[0,0]', { as: 'staff' });
    expect([body.length, headers.get('x-total-count')]).toEqual([1, '2']);
    expect(body[0]).toMatchObject({ subject: 'Two', start: 'Text', from: null, is_read: false });
    expect((await office.call('GET', `/api/inbox/${body[0].id}`, { as: 'staff' })).body).toEqual({
      id: body[0].id,
      kind: 'mail',
      to: 'Staff@rihla.example',
      subject: 'Two',
      text: 'Text',
      at: body[0].at,
      sent_at: null,
      withheld: false,
      is_starred: false,
      in_trash: false,
    });
    for (const as of ['user', 'admin'] as const)
      expect((await office.call('GET', `/api/inbox/${body[0].id}`, { as })).status).toBe(404);
    expect((await office.call('GET', '/api/inbox', { as: 'admin' })).body).toEqual([]);
    await office.close();
  });

  it('lets nobody who has only borrowed the session into the account', async () => {
    const office = await openOffice();
    await office.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email: 'staff@rihla.example' } });
    const [sent] = await mailTo(office, 'staff@rihla.example');
    expect(sent?.text).toContain('token=');
    const { body } = await office.call('GET', '/api/inbox', { as: 'staff' });
    const { body: opened } = await office.call('GET', `/api/inbox/${body[0].id}`, { as: 'staff' });
    expect(opened).toMatchObject({ subject: sent?.subject, withheld: true });
    expect(JSON.stringify([body, opened])).not.toMatch(/token=|reset-password/);
    expect(opened.text).toContain('Choose one within an hour');
    await office.close();
  });

  it('holds nothing that was written to an earlier owner of the address', async () => {
    const office = await openOffice();
    await queueMail(office.host.db, office.host, { to: 'new@rihla.example', subject: 'Old', text: 'Text' });
    office.wait(60);
    const { call } = await hire(office, undefined, { email: 'new@rihla.example' });
    await queueMail(office.host.db, office.host, { to: 'new@rihla.example', subject: 'New', text: 'Text' });
    expect((await call('GET', '/api/inbox')).body.map((mail: { subject: string }) => mail.subject)).toEqual(['New']);
    await office.close();
  });
});

describe('the mail of a state', () => {
  it('is picked from the outbox, and one that no server will take says so', async () => {
    const office = await openOffice();
    for (const subject of ['Sent', 'Waiting', 'Failed'])
      await queueMail(office.host.db, office.host, { to: 'amina@rihla.example', subject, text: 'Text' });
    await office.host.db.execute("update outbox set sent_at = now() where subject = 'Sent'");
    await office.host.db.execute("update outbox set tries = 12, error = 'no such box' where subject = 'Failed'");
    const of = async (state: string) =>
      (await office.call('GET', `/api/outbox?filter=${encodeURIComponent(JSON.stringify({ state }))}`)).body;
    for (const state of ['sent', 'waiting', 'failed']) {
      const mails = await of(state);
      expect(
        mails.map((mail: { state: string; subject: string; is_kept: boolean }) => [
          mail.state,
          mail.subject.toLowerCase(),
          mail.is_kept,
        ]),
      ).toEqual([[state, state, state !== 'sent']]);
    }
    expect(await of('all')).toHaveLength(3);
    await office.close();
  });
});

describe('the environment', () => {
  const read = (env: NodeJS.ProcessEnv) =>
    readConfig({ DATA_DIR: '/tmp/rihla-config-test', JWT_SECRET: 'x'.repeat(32), DATA_KEY: 'y', ...env });

  it('names the mail server, the sender and the address of the links, or leaves sensible ones', async () => {
    expect(await read({ PORT: '4000' })).toMatchObject({
      smtpUrl: undefined,
      publicUrl: 'http://localhost:4000',
      mailFrom: 'Rihla <no-reply@localhost>',
      timeZone: 'Asia/Dhaka',
    });
    const given = {
      SMTP_URL: 'smtp://mail.rihla.example',
      PUBLIC_URL: 'https://office.rihla.example/',
      MAIL_FROM: 'office@rihla.example',
      AGENCY_TIME_ZONE: 'Europe/Istanbul',
    };
    expect(await read(given)).toMatchObject({
      smtpUrl: given.SMTP_URL,
      publicUrl: 'https://office.rihla.example',
      mailFrom: given.MAIL_FROM,
      timeZone: 'Europe/Istanbul',
    });
  });

  it('says from where the agency dials, which is Bangladesh where it says nothing', async () => {
    expect((await read({})).phones.country).toBe('BD');
    expect((await read({ AGENCY_COUNTRY: 'tr' })).phones.number('0532 123 45 67')).toBe('+905321234567');
  });

  it('is refused when it names no address, no time zone, no country, or a secret that can be tried out', async () => {
    await expect(read({ JWT_SECRET: 'x'.repeat(31) })).rejects.toThrow('JWT_SECRET');
    for (const PUBLIC_URL of ['office.rihla.example', 'javascript:alert(1)', 'https://'])
      await expect(read({ PUBLIC_URL })).rejects.toThrow('PUBLIC_URL');
    await expect(read({ AGENCY_TIME_ZONE: 'Asia/Dacca City' })).rejects.toThrow('AGENCY_TIME_ZONE');
    await expect(read({ AGENCY_COUNTRY: 'Bangladesh' })).rejects.toThrow('AGENCY_COUNTRY');
  });
});
