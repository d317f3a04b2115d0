import { omit } from 'es-toolkit';
import type { VoucherKind } from '../../../../../catalog/accounts/vouchers.ts';
import { linesIn } from './lawLines.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a voucher of another kind, or a copy, takes over: everything but numbers, attachments and the ids of lines. */
export const carried = (values: Values, from: VoucherKind, to: VoucherKind): Values => ({
  [to.day]: values[from.day] ?? null,
  branch: values['branch'] ?? null,
  details: values['details'] ?? null,
  items: linesIn(values['items']).map(line => omit(line, ['id'])),
});
