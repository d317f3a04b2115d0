import { isEqual, uniqWith } from 'es-toolkit';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { Problem } from '#server/platform/problem.ts';

/** Fields of the command by those of the voucher that its input goes into. */
type FieldNames = Readonly<Record<string, string>>;

/** Every command is told why, under these names. */
const isAboutReason = (field: string): boolean => field === 'reason' || field === 'override_reason';

/** A refusal of the voucher in the fields that were asked; what was asked in none of them is said of the whole. */
export function inAsked(error: unknown, asked: FieldNames): unknown {
  if (!(error instanceof Problem) || error.status !== 400) return error;
  const { violations = [] } = error.details;
  const fieldOf = (field: string) =>
    isAboutReason(field) ? field : (asked[field] ?? asked[field.split('.')[0] ?? ''] ?? 'non_field_errors');
  return new Problem(400, error.code, {
    ...error.details,
    // Two lines of one amount say the same of it.
    violations: uniqWith(
      violations.map(one => ({ ...one, field: fieldOf(one.field) })),
      isEqual,
    ),
  });
}

/** Makes a voucher as its form would give it and posts it within the command of another document; gives its id. */
export async function postVoucher(
  context: Pick<CommandContext, 'tx' | 'request' | 'perform'>,
  kind: VoucherName,
  values: Readonly<Record<string, unknown>>,
  asked: FieldNames,
): Promise<number> {
  try {
    return await madeAndPosted(context, kind, values);
  } catch (error) {
    throw inAsked(error, asked);
  }
}

async function madeAndPosted(
  { tx, request, perform }: Pick<CommandContext, 'tx' | 'request' | 'perform'>,
  kind: VoucherName,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const made = await createWithin(tx, { ...request, entity: entities[kind] }, values);
  const posted = await perform(`post_${kind}`, Number(made['id']), {});
  if (posted['status'] !== 'posted') throw new Problem(409, 'INVALID_TRANSITION');
  return Number(made['id']);
}
