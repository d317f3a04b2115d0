import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';
import { statementsOf } from '../support/statements.ts';

let office: Office;
let suspended: string;
let customer: string;
beforeAll(async () => {
  office = await openOffice();
  const { id, email } = await hire(office);
  await office.call('PUT', calls('employee').update(id), { body: { is_active: false } });
  suspended = email;
  const sample = { ...(await sampleOf(office, entities.customer)), password: null, role: null, is_active: true };
  customer = (await office.call('POST', calls('customer').create, { body: sample })).body.email;
  // Whoever guesses stands where no account has signed in from.
  await office.host.db.execute('delete from known_place');
});
afterAll(() => office.close());

/** What is kept and what is taken back cost the same; which of the two it was shows in this word alone. */
const alike = (statement: string) => statement.replace(/^rollback to savepoint/i, 'release savepoint');

async function workOf(path: string, body: unknown): Promise<{ work: string[]; reply: unknown }> {
  const replies: Reply[] = [];
  const work = await statementsOf(
    office,
    async () => void replies.push(await office.call('POST', path, { as: 'guest', body })),
  );
  const [reply] = replies;
  return { work: work.map(alike), reply: [reply?.status, reply?.body, [...(reply?.headers.keys() ?? [])]] };
}

const doors: readonly (readonly [string, string, (email: string) => unknown])[] = [
  ['a link to choose a password', '/auth/user/reset_password/', email => ({ email })],
  ['an account', '/api/auth/register', email => ({ first_name: 'Amina', email, password: PASSWORD })],
  [
    'an account with a phone',
    '/api/auth/register',
    email => ({ first_name: 'Amina', email, password: PASSWORD, phone: '+8801711555009' }),
  ],
  ['a session with a wrong password', '/user/api/v1/user/login/', email => ({ email, password: 'not the password' })],
];

describe('who asks with an email learns nothing of its account, neither by the answer nor by the work', () => {
  it.each(doors)('for %s', async (name, path, bodyOf) => {
    const unknown = await workOf(path, bodyOf(`${name.replaceAll(' ', '.')}@rihla.example`));
    expect(unknown.work.length).toBeGreaterThan(2);
    for (const email of ['staff@rihla.example', suspended, customer])
      expect(await workOf(path, bodyOf(email)), email).toEqual(unknown);
  });
});
