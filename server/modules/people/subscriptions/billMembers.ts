import { violationText } from '../../../../catalog/violations/text.ts';
import type { Locale } from '../../../../catalog/texts.ts';
import { present } from '../../../commands/present.ts';
import type { Stored } from '../../../crud/record.ts';
import type { Values } from '../../../crud/validate.ts';
import { createWithin, type Desk, inTransaction } from '../../../crud/write.ts';
import { problemBody } from '../../../http/answer.ts';
import type { Database } from '../../../host.ts';
import { Problem } from '../../../http/problem.ts';
import { type Attempt, attemptFor } from '../../../idempotency/attempt.ts';
import { once } from '../../../idempotency/once.ts';
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
  readonly locale: Locale;
  readonly attempt: Attempt | undefined;
  /** What an error is to the caller, logged if it is ours. */
  problemOf(error: unknown): Problem;
}

/** Bills one member; gives the bill as the caller sees it. */
export async function billOne(desk: Desk, { body, locale, attempt }: Billing): Promise<Stored> {
  const work = async (tx: Database) => present(tx, desk, await createWithin(tx, desk, body));
  return inTransaction(desk, tx => once(tx, desk.host, attempt, () => work(tx))).catch((error: unknown) => {
    throw asConflict(error, locale);
  });
}

function resultOf(error: Problem, member: number, locale: Locale): BillResult {
  const found = error.details.violations ?? [];
  const first = found.find(one => one.field === 'member') ?? found[0];
  if (first)
    return { member, status: error.status, code: first.code, detail: violationText(locale, first.code, first.params) };
  const { code, detail } = problemBody(error, locale);
  return { member, status: error.status, code: String(code), detail: String(detail) };
}

/** Bills each member in a transaction of its own, and tells for each how it went, whatever happens to one of them. */
export async function billMembers(desk: Desk, members: readonly number[], billing: Billing) {
  const { body, attempt, locale } = billing;
  const bills: Stored[] = [];
  const results: BillResult[] = [];
  for (const member of members) {
    try {
      const made = await billOne(desk, { ...billing, body: { ...body, member }, attempt: attemptFor(attempt, member) });
      bills.push(made);
      results.push({ member, status: 201, id: Number(made['id']) });
    } catch (error) {
      results.push(resultOf(billing.problemOf(error), member, locale));
    }
  }
  return { bills, results };
}
