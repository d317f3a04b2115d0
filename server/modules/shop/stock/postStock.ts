import { groupBy } from 'es-toolkit';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { stockKinds } from '#catalog/shop/stock/stockDocuments.ts';
import { stockObjections } from '#catalog/shop/stock/stockLaw.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext, RequestContext, CommandResult, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { enteringBy, requireOpenPeriod, logOverride } from '../../ledger/years/periods.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { limitObjections } from '../../ledger/vouchers/postingLimit.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { moveAll, type Moved, type Numbered } from './stockMoves.ts';
import { stockKindOf, stockOf } from './stockRecord.ts';

/** What pieces that come and go without being bought or sold stand against (rules A2). */
const against = { opening_stock: 'opening_difference', stock_gain: 'stock_gain', stock_loss: 'stock_loss' } as const;

/** Inventory by branch and by cause, and what it stands against; nothing where no worth has moved. */
async function postingOf(tx: Database, moved: readonly Moved[]): Promise<Posting> {
  const inventory = await ledgerOfType(tx, 'inventory');
  const posting = new Posting();
  for (const each of Object.values(groupBy(moved, ({ kind, branch }) => `${kind} ${branch}`))) {
    const [first] = each;
    if (!first) continue;
    const { branch } = first;
    const amount = sum(each.map(({ worth }) => worth));
    posting.on('debit', inventory, amount, { branch });
    if (first.kind in against) {
      const other = await ledgerOfType(tx, against[first.kind as keyof typeof against]);
      posting.on('credit', other, amount, { branch });
    }
  }
  return posting;
}

/**
 * Moves what a document says and enters its worth, in one transaction. Gives what of it is lost, and the posting; none
 * where no worth has moved, of which no entry can tell (rule L1).
 */
export async function enterStock(
  tx: Database,
  request: RequestContext,
  document: Numbered,
): Promise<{ readonly lost: Minor; readonly posting: number | undefined }> {
  const moved = await moveAll(tx, request, document);
  const head = { ...document, mayPostNothing: true } as const;
  const posting = await enterPosting({ tx, request }, head, await postingOf(tx, moved));
  return { lost: -sum(moved.filter(one => one.kind === 'stock_loss').map(({ worth }) => worth)), posting };
}

async function post(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const kind = stockKindOf(request.entity);
  const { prefix, day: dayField } = stockKinds[kind];
  const document = stockOf(request.entity, record);
  const { day, branch } = document;
  refuse([
    ...(await requireOpenPeriod(tx, dayField, day, enteringBy(context))),
    ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation(dayField, 'future_date')] : []),
    ...stockObjections(kind, document),
  ]);
  const [number = ''] = await nextNumbers(tx, { prefix, day }, 1);
  const { lost, posting } = await enterStock(tx, request, { ...document, kind, number });
  refuse(await limitObjections(tx, request, { field: 'items', amount: fromMinor(lost) }));
  if (posting !== undefined) await logOverride(context, { posting, number, day, branch });
  return { set: { invoice_no: number }, output: {} };
}

/** Posts a document of the stock, of whatever kind it is. */
export const postStock = <C extends Command>(): CommandHandler<C> => ({ run: post }) as unknown as CommandHandler<C>;
