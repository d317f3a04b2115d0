import { and, eq, or } from 'drizzle-orm';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { typedNumber } from '#catalog/engine/texts/typedNumber.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { asProblem } from '../../engine/crud/conflict.ts';
import { demand } from '../../engine/crud/demand.ts';
import { columnsOf, selectFrom } from '../../engine/records/select.ts';
import { phoneKey } from '../../engine/crud/validate.ts';
import type { Values } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { createWithin } from '../../engine/crud/write.ts';
import { lock } from '../../platform/db/lock.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host, RequestContext } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { Problem, refuse } from '../../platform/problem.ts';

const { member } = entities;

/** Names under which a donation tells its donor, with the member's field that each fills. */
const asked = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone_number: 'primary_phone',
  address: 'street_address_one',
} as const;
const askedAs = new Map<string, string>(Object.entries(asked).map(([name, field]) => [field, name]));

/** What a donation may say of its donor beside the member's id. */
export const donorFields: readonly string[] = [...Object.keys(asked), 'country_code'];

/** A number as people write it at home, with the country's code before it. */
function international({ phones }: Host, { phone_number: number, country_code: code }: Values): unknown {
  const text = typeof number === 'string' || typeof number === 'number' ? (typedNumber(String(number)) ?? '') : '';
  const digits = typeof code === 'string' || typeof code === 'number' ? (typedNumber(String(code)) ?? '') : '';
  if (!text || !digits || /^(?:\+|00)/.test(text)) return number;
  return phones.number(`+${digits.replace(/^(?:\+|00)/, '')}${text.replace(/^0/, '')}`) ?? number;
}

/** A value by which a donor is known; null when it is not given. */
function identity(
  { host }: RequestContext,
  field: Field | undefined,
  { raw, name }: { readonly raw: unknown; readonly name: string },
): { value: string | null; violations: Violation[] } {
  if (!field) throw new Error(`a member has no ${name}`);
  const parsed = parseValue({ ...field, required: false }, raw, calendarOf(host));
  if ('code' in parsed) return { value: null, violations: [violation(name, parsed.code, parsed.params)] };
  return { value: typeof parsed.value === 'string' ? parsed.value : null, violations: [] };
}

async function memberWith(
  tx: Database,
  caller: Caller,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<number | undefined> {
  const columns = columnsOf(member);
  const first = (name: string, value: string | null) =>
    columns[name] && value !== null ? eq(columns[name], value) : undefined;
  for (const condition of [first('email', email), or(first('primary_phone', phone), first('secondary_phone', phone))]) {
    if (!condition) continue;
    const [found] = await selectFrom(tx, member, { id: columnOf(tableOf(member), 'id') })
      .where(and(condition, withinScope({ caller, entity: member })))
      .limit(1);
    if (found) return Number(found.id);
  }
  return undefined;
}

/** What is wrong with a new member, under the names by which the donation asked. */
function asAsked(error: unknown): unknown {
  const problem = asProblem(error, member);
  if (!(problem instanceof Problem) || !problem.details.violations) return problem;
  const violations = problem.details.violations.map(one => ({ ...one, field: askedAs.get(one.field) ?? one.field }));
  return new Problem(problem.status, problem.code, { ...problem.details, violations });
}

/**
 * The member who gives: found by email, then by phone among those whom the caller may know of, else made, which asks
 * for the right to make members. Two at once for the same person make one.
 */
export async function donorOf(tx: Database, request: RequestContext, donor: Values): Promise<number> {
  const email = identity(request, member.fields['email'], { raw: donor['email'], name: 'email' });
  const phone = identity(request, member.fields['primary_phone'], {
    raw: international(request.host, donor),
    name: 'phone_number',
  });
  refuse([...email.violations, ...phone.violations]);
  // Nobody else makes the same person meanwhile.
  await lock(tx, [
    ...(email.value ? [`user email ${email.value}`] : []),
    ...(phone.value ? [phoneKey(member, phone.value)] : []),
  ]);
  const known = await memberWith(tx, request.caller, { email: email.value, phone: phone.value });
  if (known !== undefined) return known;
  demand({ caller: request.caller, entity: member }, 'create');
  const given = Object.entries(asked).map(
    ([name, field]) => [field, name === 'phone_number' ? phone.value : donor[name]] as const,
  );
  const body = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const made = await createWithin(tx, { ...request, entity: member }, body).catch((error: unknown) => {
    throw asAsked(error);
  });
  return Number(made['id']);
}
