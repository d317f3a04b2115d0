import { commandOf } from '#catalog/registry/commands.ts';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import type { StatementCommand } from '#catalog/banking/statementCommands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { useCall } from '../../dataProvider/useCall.ts';

export interface StatementCall {
  readonly verb: StatementCommand['verb'];
  readonly input?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
  readonly version?: number | undefined;
}

const vouchers = Object.keys(voucherKinds) as readonly VoucherName[];

/** What matching, and what it posts, may have changed. */
const touches = [
  'accounts',
  'history',
  ...(['bank_statement', 'reconciled_row', 'account_log', ...vouchers] as const).map(name => entities[name].route),
];

/** Gives the commands of a statement, one after the other; each is over once both sides have been read anew. */
export const useStatementCall = (id: number) =>
  useCall<StatementCall, unknown>(
    (host, { verb, ...given }) => {
      const command = commandOf(`${verb}_bank_statement`);
      return host.perform(bankStatement.route, { ...given, command, id });
    },
    { touches, awaitsReading: true, scope: { id: `bank_statement/${id}` } },
  );
