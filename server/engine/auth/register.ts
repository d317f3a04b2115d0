import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { role } from '#catalog/access/role.ts';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { asProblem } from '../crud/conflict.ts';
import { forHistory } from '../records/record.ts';
import { insertRow } from '../crud/store.ts';
import { isTaken, phoneKey } from '../crud/validate.ts';
import type { Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lock } from '../../platform/db/lock.ts';
import { keepIf } from '../../platform/db/keepIf.ts';
import { registration } from '../schema/systemTables.ts';
import { tableOf } from '../schema/tables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { type Addressee, writtenMail } from '../mail/writtenMail.ts';
import { accountByEmail } from './account.ts';
import { hashPassword } from '../kinds/password.ts';
import { countAttempt } from './throttle.ts';
import { visitor } from './visitor.ts';

const { first_name, last_name, email, password, primary_phone: phone } = entities.user.fields;
const asked: Readonly<Record<string, Field | undefined>> = { first_name, last_name, email, password, phone };

/** What an applicant gave, or every rule that it breaks. */
function read(host: Host, body: Values): Values {
  const values: Values = {};
  const violations: Violation[] = Object.keys(body)
    .filter(key => !Object.hasOwn(asked, key))
    .map(key => violation(key, 'unknown_field'));
  for (const [name, field] of Object.entries(asked)) {
    if (!field) continue;
    const parsed = parseValue(name === 'password' ? { ...field, required: true } : field, body[name], calendarOf(host));
    if ('code' in parsed) violations.push(violation(name, parsed.code, parsed.params));
    else values[name] = parsed.value;
  }
  refuse(violations);
  return values;
}

/** The role with the fewest rights. */
async function leastRole(db: Database): Promise<unknown> {
  const roles = tableOf(role);
  const [found] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, 'USER'));
  return found?.id ?? null;
}

interface Applicant {
  readonly given: Values;
  readonly hashed: string;
  readonly reader: Addressee;
}

async function enrol(tx: Database, host: Host, { given, hashed, reader }: Applicant): Promise<void> {
  const now = host.clock();
  const values = {
    first_name: given['first_name'],
    last_name: given['last_name'],
    email: reader.email,
    primary_phone: given['phone'] ?? null,
    role: await leastRole(tx),
    user_type: 'registration',
    is_active: false,
    is_admin: false,
  };
  const id = await insertRow(tx, entities.user, { ...values, password: hashed }, { caller: visitor, now });
  await tx.insert(registration).values({ user: id, at: now, locale: reader.locale });
  const after = forHistory(
    entities.user,
    values,
    Object.keys(values).filter(name => values[name as keyof typeof values] !== null),
  );
  await recordChange(tx, host, visitor, { entity: 'user', record: id, action: 'create', before: {}, after });
}

/** Fields of which somebody who does not take turns with applicants was faster to take the value. */
function takenBy(error: unknown): readonly string[] {
  const problem = asProblem(error, entities.user);
  if (!(problem instanceof Problem) || problem.code !== 'invalid') throw error;
  return problem.details.violations?.map(one => one.field) ?? [];
}

/** Gives the applicant an account unless the email has one; gives whether it did. Does the same in either case. */
async function enrolIfUnknown(tx: Database, host: Host, applicant: Applicant): Promise<boolean> {
  const { given, reader } = applicant;
  const { email } = reader;
  // Applicants for the same email or phone take turns, so that the second finds what the first has left.
  await lock(tx, [`user email ${email}`, ...(given['phone'] ? [phoneKey(entities.user, given['phone'])] : [])]);
  const isKnown = (await accountByEmail(tx, email)) !== undefined;
  // To say that a phone is taken would tell whose it is to anybody who asks; an administrator enters it after a call.
  const isFree =
    given['phone'] && !(await isTaken(tx, entities.user, { name: 'primary_phone', value: given['phone'], except: 0 }));
  const enrolled = (phone: unknown) => {
    // What is taken back needs an email that nobody has.
    const to = isKnown ? { ...reader, email: `${randomUUID()}@${email.split('@')[1]}` } : reader;
    return keepIf(!isKnown, tx, part => enrol(part, host, { ...applicant, given: { ...given, phone }, reader: to }));
  };
  try {
    await enrolled(isFree ? given['phone'] : null);
  } catch (error) {
    if (takenBy(error).includes('email')) return false;
    await enrolled(null);
  }
  return !isKnown;
}

/**
 * Asks for an account, which an administrator has to activate. Answers and works the same whether or not the email is
 * known; its owner learns it by mail, which repeats nothing of what was typed, since anybody can type anybody's
 * address.
 * 400 by field, 429 `throttled`.
 */
export async function register(
  host: Host,
  body: Values,
  { address, locale }: { address: string; locale: Addressee['locale'] },
): Promise<void> {
  const given = read(host, body);
  const reader = { email: String(given['email']), locale };
  await countAttempt(host, { doorway: 'register', account: reader.email, address });
  const hashed = await hashPassword(String(given['password']));
  await transact(host.db, async tx => {
    const isNew = await enrolIfUnknown(tx, host, { given, hashed, reader });
    await queueMail(tx, host, writtenMail(host, reader, isNew ? 'registration_received' : 'already_registered'));
  });
}
