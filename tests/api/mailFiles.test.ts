import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMail, sweepOutbox } from '../../server/engine/mail/outbox.ts';
import { smtpMailer } from '../../server/platform/mail/mailer.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { mailParts } from '../support/mailParts.ts';
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

const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const invoice = { filename: 'فاتورة رقم ١٢ – بنغلاديش.pdf', contentType: 'application/pdf', content: every };
const receipt = { filename: 'Makbuz "İstanbul"; 1.pdf', contentType: 'application/pdf', content: randomBytes(70_001) };
const queue = (to: string, attachments = [invoice, receipt]) =>
  queueMail(office.host.db, office.host, { to, subject: 'Your papers', text: 'Here they are', attachments });
async function sweep(): Promise<void> {
  const { mailer } = office.host;
  if (mailer) await sweepOutbox({ ...office.host, mailer });
}
const kept = async (): Promise<number> => {
  const { rows } = await office.host.db.execute<{ count: number }>(sql`select count(*)::int as count from outbox_file`);
  return rows[0]?.count ?? 0;
};

describe('the files of a mail', () => {
  it('arrive with it byte by byte, under their names in any script', async () => {
    await queue('amina@rihla.example');
    await sweep();
    const letter = mailbox.letters.find(({ to }) => to.includes('amina@rihla.example'));
    const parts = mailParts(letter?.raw ?? '');
    expect(parts.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [invoice.filename, 'application/pdf'],
      [receipt.filename, 'application/pdf'],
    ]);
    expect(parts.map(({ content }, at) => content.equals([invoice, receipt][at]?.content ?? Buffer.of()))).toEqual([
      true,
      true,
    ]);
    expect(letter?.raw).toContain('Here they are');
  });

  it('still arrive at a later try', async () => {
    mailbox.refusal = new Error('Mailbox full');
    await queue('later@rihla.example', [receipt]);
    await sweep();
    mailbox.refusal = undefined;
    office.wait(121);
    await sweep();
    const letter = mailbox.letters.find(({ to }) => to.includes('later@rihla.example'));
    expect(mailParts(letter?.raw ?? '').map(({ content }) => content.equals(receipt.content))).toEqual([true]);
  });

  it('bring no name that leads into another folder, or turns what follows', async () => {
    await queue('plain@rihla.example', [{ ...invoice, filename: '../../etc/a\u202efdp.exe\n' }]);
    const [mail] = (await office.call('GET', '/api/outbox?range=[0,0]')).body;
    expect(mail.attachments).toMatchObject([{ filename: '..-..-etc-afdp.exe' }]);
  });

  it('are told by name and size, to administrators alone, and not what is in them', async () => {
    await queue('listed@rihla.example');
    const [mail] = (await office.call('GET', '/api/outbox?range=[0,0]')).body;
    expect(mail).toMatchObject({
      to: 'listed@rihla.example',
      attachments: [
        { filename: invoice.filename, content_type: 'application/pdf', size: 256 },
        { filename: receipt.filename, content_type: 'application/pdf', size: 70_001 },
      ],
    });
    expect(Object.keys(mail.attachments[0])).toEqual(['filename', 'content_type', 'size']);
    expect((await office.call('GET', `/api/outbox/${mail.id}`)).body).toEqual(mail);
    for (const as of ['user', 'staff'] as const)
      expect((await office.call('GET', `/api/outbox/${mail.id}`, { as })).status).toBe(403);
  });

  it('are refused where they are together more than a mail server takes, and the mail with them', async () => {
    const half = { ...invoice, content: Buffer.alloc(5_000_000) };
    await queue('full@rihla.example', [half, half]);
    const before = await kept();
    const tooMuch = office.host.db.transaction(tx =>
      queueMail(tx, office.host, {
        to: 'much@rihla.example',
        subject: 'S',
        text: 'T',
        attachments: [half, half, invoice],
      }),
    );
    await expect(tooMuch).rejects.toMatchObject({
      status: 413,
      code: 'mail_too_large',
      details: { params: { max: 10 } },
    });
    expect([await mailTo(office, 'much@rihla.example'), await kept()]).toEqual([[], before]);
  });

  it('are forgotten with it a month after it was written', async () => {
    await sweep();
    expect(await kept()).toBeGreaterThan(0);
    office.wait(31 * 24 * 60 * 60);
    await sweep();
    expect(await kept()).toBe(0);
  });
});
