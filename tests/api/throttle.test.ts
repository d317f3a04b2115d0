import { partition } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptFrom } from '../support/door.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const attempt = (email: string, password: string, address: string) => attemptFrom(office, { address }, email, password);
const many = (count: number, one: (n: number) => ReturnType<typeof attempt>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

describe('guessing passwords', () => {
  it('ends after ten attempts on an account, even of a thousand at once, and says when to come back', async () => {
    const replies = await many(1000, n => attempt('user@rihla.example', `guess ${n}`, '203.0.113.1'));
    expect(replies.filter(reply => reply.status === 401)).toHaveLength(10);
    const refused = replies.filter(reply => reply.status === 429);
    expect(refused).toHaveLength(990);
    // Of a thousand at once most are not even weighed: one caller has only so many requests under way.
    const [busy, throttled] = partition(refused, ({ code }) => code === 'too_busy');
    expect(busy.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
    expect(throttled.length).toBeGreaterThan(0);
    for (const { code, retryAfter, detail } of throttled) {
      expect([code, retryAfter]).toEqual(['throttled', 900]);
      expect(detail).toContain('900');
    }
  });

  it('does not work on the last of them either: the right password is refused until then', async () => {
    await many(12, n => attempt('staff@rihla.example', `guess ${n}`, '203.0.113.2'));
    expect((await attempt('staff@rihla.example', PASSWORD, '203.0.113.2')).status).toBe(429);
    expect((await attempt('STAFF@rihla.example ', PASSWORD, '203.0.113.2')).status).toBe(429);
  });

  it('is no fresh start under another spelling of the email', async () => {
    const { email } = await hire(office);
    const wide = email.replace(/^[a-z]/, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
    await many(10, n => attempt(n % 2 ? email : wide, `guess ${n}`, '203.0.113.8'));
    for (const spelling of [email, wide])
      expect((await attempt(spelling, PASSWORD, '203.0.113.8')).status, spelling).toBe(429);
  });

  it('keeps nobody else out: the same account from elsewhere, another account from there', async () => {
    expect((await attempt('staff@rihla.example', PASSWORD, '203.0.113.3')).status).toBe(200);
    expect((await attempt('admin@rihla.example', PASSWORD, '203.0.113.2')).status).toBe(200);
  });

  it('is over for an address that tries account after account', async () => {
    const replies = await many(120, n => attempt(`person${n}@elsewhere.example`, 'guess', '203.0.113.4'));
    expect(replies.filter(reply => reply.status === 401)).toHaveLength(100);
    expect((await attempt('admin@rihla.example', PASSWORD, '203.0.113.4')).status).toBe(429);
  });

  it('may begin anew when the quarter of an hour has passed', async () => {
    const { email } = await hire(office);
    await many(11, n => attempt(email, `guess ${n}`, '203.0.113.5'));
    office.wait(899);
    const early = await attempt(email, PASSWORD, '203.0.113.5');
    expect([early.status, early.retryAfter]).toEqual([429, 1]);
    office.wait(2);
    expect((await attempt(email, PASSWORD, '203.0.113.5')).status).toBe(200);
  });

  it('is forgotten after a success', async () => {
    const { email } = await hire(office);
    for (let round = 0; round < 3; round += 1) {
      await many(9, n => attempt(email, `guess ${n}`, '203.0.113.6'));
      expect((await attempt(email, PASSWORD, '203.0.113.6')).status).toBe(200);
    }
  });

  it('tells nothing about which accounts there are', async () => {
    const replies = await many(12, n => attempt('nobody@rihla.example', `guess ${n}`, '203.0.113.7'));
    expect(replies.filter(reply => reply.status === 401)).toHaveLength(10);
    expect(replies.filter(reply => reply.status === 429)).toHaveLength(2);
  });
});
