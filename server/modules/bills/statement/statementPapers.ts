import type { StatementFacts } from '#catalog/bills/statement/StatementFacts.ts';
import { statementPaper } from '#catalog/bills/statement/statementPaper.ts';
import { BUSINESS } from '#catalog/engine/calendar.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { type Period, presets } from '#catalog/engine/days/periods.ts';
import { date } from '#catalog/engine/fields.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import type { PaperAsking, PaperKind } from '#server/engine/papers/PaperKind.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { readSide } from '../../ledger/chart/readSide.ts';
import { readStatement } from './readStatement.ts';

const { party, account_log, open_item } = entities;
const DAY = date(BUSINESS);

function dayAsked(query: PaperAsking['query'], name: keyof Period): string | undefined {
  const parsed = parseValue(DAY, query[name]);
  refuse(violationsOf(name, parsed));
  return 'value' in parsed && typeof parsed.value === 'string' ? parsed.value : undefined;
}

/** The days that are asked for; this fiscal year to date where none are named. */
async function periodOf(db: Database, { host }: PaperAsking, asked: Partial<Period>): Promise<Period> {
  const today = dayIn(host.timeZone, host.clock());
  const { from } = presets.fiscal_year(today, (await bookSettings(db)).firstMonth);
  const period = { from: asked.from ?? from, to: asked.to ?? today };
  if (period.to < period.from) refuse([violation('to', 'not_after', { other: 'from' })]);
  return period;
}

const kind: PaperKind<StatementFacts> = {
  entity: party,
  read() {
    throw new Error('a statement is of what its reader may read, in a period');
  },
  askedFor(asking) {
    const { caller, query } = asking;
    for (const entity of [account_log, open_item]) demand({ caller, entity }, 'list');
    const [from, to] = [dayAsked(query, 'from'), dayAsked(query, 'to')];
    return {
      ...kind,
      async read(db, { id }) {
        const period = await periodOf(db, asking, { ...(from && { from }), ...(to && { to }) });
        const { party: whose, ...statement } = await readStatement(db, asking, { party: Number(id), ...period });
        return { party: await readSide(db, whose.id), account: whose.marks.number ?? null, statement };
      },
    };
  },
  draw: statementPaper,
};

/** Papers of what has moved with parties. */
export const statementPapers = { statement: kind } as const;
