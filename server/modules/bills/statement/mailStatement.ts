import { entities } from '#catalog/registry/entities.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { demand } from '#server/engine/crud/demand.ts';
import type { Mailing } from '#server/engine/letters/mailing.ts';
import { refuse } from '#server/platform/problem.ts';
import { agencyName } from '#server/engine/mail/agencyName.ts';
import { mailAddress } from '../../ledger/chart/partyAddress.ts';
import { readStatement } from './readStatement.ts';
import { statementPapers } from './statementPapers.ts';
import { writtenStatement } from './writtenStatement.ts';

export const statementMailing: Mailing<Commands['mail_statement_party']> = {
  async write({ tx, request, record, input }) {
    const { caller } = request;
    for (const entity of [entities.account_log, entities.open_item]) demand({ caller, entity }, 'list');
    const { email, language: locale, starts_on: from, ends_on, message } = input;
    if (ends_on < from) refuse([violation('ends_on', 'not_after', { other: 'starts_on' })]);
    const statement = await readStatement(tx, request, { party: record.id, from, to: ends_on });
    const to = await mailAddress(tx, request, { party: record.id, own: statement.party.email, asked: email });
    const letter = { to, locale, host: request.host, agency: await agencyName(tx), message: message ?? null };
    return {
      ...writtenStatement(statement, letter),
      about: `${from} – ${ends_on}`,
      language: locale,
      papers: [{ name: 'statement', kind: statementPapers.statement, id: record.id, query: { from, to: ends_on } }],
    };
  },
};
