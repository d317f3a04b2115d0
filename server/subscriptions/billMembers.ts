import { violationText } from '../../catalog/violations/text.ts';
import type { Locale } from '../../catalog/texts.ts';
import type { Wire } from '../crud/record.ts';
import type { Values } from '../crud/validate.ts';
import { createWithin, type Desk, inTransaction } from '../crud/write.ts';
import { problemBody } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
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
  return new Problem(409, 'not_billed', { body: { code: first.code, detail: violationText(locale, first.code, first.params) } });
}

export const billOne = async (desk: Desk, body: Values, locale: Locale): Promise<Wire> =>
  inTransaction(desk, tx => createWithin(tx, desk, body)).catch((error: unknown) => {
    throw asConflict(error, locale);
  });

function resultOf(error: unknown, member: number, locale: Locale): BillResult {
  if (!(error instanceof Problem)) throw error;
  const found = error.details.violations ?? [];
  const first = found.find(one => one.field === 'member') ?? found[0];
  if (first) return { member, status: error.status, code: first.code, detail: violationText(locale, first.code, first.params) };
  const { code, detail } = problemBody(error, locale);
  return { member, status: error.status, code: String(code), detail: String(detail) };
}

/** Bills each member in a transaction of its own, and tells for each how it went. */
export async function billMembers(desk: Desk, { members, body, locale }: { members: readonly number[]; body: Values; locale: Locale }) {
  const bills: Wire[] = [];
  const results: BillResult[] = [];
  for (const member of members) {
    try {
      const made = await billOne(desk, { ...body, member }, locale);
      bills.push(made);
      results.push({ member, status: 201, id: Number(made['id']) });
    } catch (error) {
      results.push(resultOf(error, member, locale));
    }
  }
  return { bills, results };
}
