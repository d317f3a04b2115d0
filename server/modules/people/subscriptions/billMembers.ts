import type { Context } from 'hono';
import { violationText } from '#catalog/engine/violations/text.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { present } from '#server/engine/commands/present.ts';
import { each } from '#server/engine/crud/many.ts';
import type { Stored, Values } from '#server/engine/context/values.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { Problem } from '#server/platform/problem.ts';
import { type Attempt, attemptFor } from '#server/engine/idempotency/attempt.ts';
import { doOnce } from '#server/engine/idempotency/doOnce.ts';
import { refusals } from './billing.ts';

/** What became of the bill of one member. */
interface BillResult {
  readonly member: number;
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
  readonly id?: number;
}

/** A member who is not to be billed is no mistake in the form, but a conflict with what stands already. */
function asConflict(error: unknown, locale: Locale): unknown {
  const [first] = error instanceof Problem ? (error.details.violations ?? []) : [];
  if (!first || !Object.hasOwn(refusals, first.code)) return error;
  return new Problem(409, 'not_billed', {
    body: { code: first.code, detail: violationText(locale, first.code, first.params) },
  });
}

interface Billing {
  readonly body: Values;
  readonly attempt: Attempt | undefined;
  readonly context: Context<Env>;
}

/** Bills one member; gives the bill as the caller sees it. */
export const billOne = (request: RequestContext, { body, attempt, context }: Billing): Promise<Stored> =>
  doOnce(request, attempt, async tx => present(tx, request, await createWithin(tx, request, body))).catch(
    (error: unknown) => {
      throw asConflict(error, context.get('locale'));
    },
  );

/** Bills each member as any bulk command does its work; gives the bills, and of each member how it went. */
export async function billMembers(
  request: RequestContext,
  members: readonly number[],
  { body, attempt, context }: Billing,
) {
  const bills = new Map<number, Stored>();
  const asked = { host: request.host, context, about: 'member' };
  const told = await each(members, asked, async member => {
    const own = { body: { ...body, member }, attempt: attemptFor(attempt, member), context };
    bills.set(member, await billOne(request, own));
  });
  const results = told.map(({ id: member, ...result }): BillResult => {
    const made = bills.get(member);
    return made ? { member, status: 201, id: Number(made['id']) } : { member, ...result };
  });
  return { bills: [...bills.values()], results };
}
