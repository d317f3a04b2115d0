import { eq } from 'drizzle-orm';
import { entities } from '../../catalog/entities.ts';
import type { Field } from '../../catalog/fields.ts';
import { parseValue } from '../../catalog/parse.ts';
import { type Violation, violation } from '../../catalog/violation.ts';
import { asProblem } from '../crud/conflict.ts';
import { forHistory } from '../crud/record.ts';
import { insertRow } from '../crud/store.ts';
import { isTaken, type Values } from '../crud/validate.ts';
import { registration } from '../db/systemTables.ts';
import { columnOf, tableOf } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Database, Host } from '../host.ts';
import { recordChange } from '../history/record.ts';
import { Problem, refuse } from '../http/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { type Addressee, writtenMail } from '../mail/writtenMail.ts';
import { accountByEmail } from './account.ts';
import { hashPassword } from './password.ts';
import { countAttempt } from './throttle.ts';
import { visitor } from './visitor.ts';

const { first_name, last_name, email, password, primary_phone: phone } = entities.user.fields;
const asked: Readonly<Record<string, Field | undefined>> = { first_name, last_name, email, password, phone };

/** What an applicant gave, or every rule that it breaks. */
function read(body: Values): Values {
  const values: Values = {};
  const violations: Violation[] = Object.keys(body).filter(key => !Object.hasOwn(asked, key)).map(key => violation(key, 'unknown_field'));
  for (const [name, field] of Object.entries(asked)) {
    if (!field) continue;
    const parsed = parseValue(name === 'password' ? { ...field, required: true } : field, body[name]);
    if ('code' in parsed) violations.push(violation(name, parsed.code, parsed.params));
    else values[name] = parsed.value;
  }
  refuse(violations);
  return values;
}

/** The role with the fewest rights. */
async function leastRole(db: Database): Promise<unknown> {
  const roles = tableOf(entities.role);
  const [found] = await db.select({ id: columnOf(roles, 'id') }).from(roles).where(eq(columnOf(roles, 'name'), 'USER'));
  return found?.id ?? null;
}

async function enrol(tx: Database, host: Host, { given, hashed, reader }: { given: Values; hashed: string; reader: Addressee }): Promise<void> {
  const now = host.clock();
  // To say that a phone is taken would tell whose it is to anybody who asks; an administrator enters it after a call.
  const isFree = given['phone'] && !(await isTaken(tx, entities.user, { name: 'primary_phone', value: given['phone'], except: 0 }));
  const values = {
    first_name: given['first_name'],
    last_name: given['last_name'],
    email: reader.email,
    primary_phone: isFree ? given['phone'] : null,
    role: await leastRole(tx),
    user_type: 'registration',
    is_active: false,
    is_admin: false,
  };
  const id = await insertRow(tx, entities.user, { ...values, password: hashed }, { caller: visitor, now });
  await tx.insert(registration).values({ user: id, at: now, locale: reader.locale });
  const after = forHistory(entities.user, values, Object.keys(values).filter(name => values[name as keyof typeof values] !== null));
  await recordChange(tx, host, visitor, { entity: 'user', record: id, action: 'create', before: {}, after });
  await queueMail(tx, host, writtenMail(host, reader, 'registration_received'));
}

const isConflict = (error: unknown): boolean => error instanceof Problem && error.code === 'invalid';

/**
 * Asks for an account, which an administrator has to activate. Answers the same whether or not the email is known; its
 * owner learns it by mail, which repeats nothing of what was typed, since anybody can type anybody's address.
 * 400 by field, 429 `throttled`.
 */
export async function register(host: Host, body: Values, { address, locale }: { address: string; locale: Addressee['locale'] }): Promise<void> {
  const given = read(body);
  const reader = { email: String(given['email']), locale };
  await countAttempt(host, { doorway: 'register', account: reader.email, address });
  // Hashed in either case: the time that it takes would tell.
  const hashed = await hashPassword(String(given['password']));
  const isKnown = (await accountByEmail(host.db, reader.email)) !== undefined;
  try {
    if (!isKnown) return await transact(host.db, tx => enrol(tx, host, { given, hashed, reader }));
  } catch (error) {
    // Two requests with the same address at once: the second finds it known.
    if (!isConflict(asProblem(error, entities.user))) throw error;
  }
  await queueMail(host.db, host, writtenMail(host, reader, 'already_registered'));
}
