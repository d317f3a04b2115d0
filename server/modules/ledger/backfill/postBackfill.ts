import { sql } from 'drizzle-orm';
import type { postBackfill } from '#catalog/ledger/backfillRecords.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { lock } from '#server/platform/db/lock.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import { refuse } from '#server/platform/problem.ts';
import { requireOpenPeriod } from '../years/periods.ts';
import { findBackfill } from './findBackfill.ts';

/** Enters them in one transaction: all that the preview tells, or nothing. Two who do so at once wait for each other. */
export const postBackfillHandler: CommandHandler<typeof postBackfill> = {
  guards: [async ({ tx }) => ((await bookSettings(tx)).begin === null ? 'books_begin_missing' : undefined)],
  async run({ tx, request }) {
    await lock(tx, ['older records']);
    const entered = await mapInOrder(request.host.backfills, async older => {
      // Whoever moves one of them meanwhile waits, and posts by itself what becomes of it.
      await tx.execute(sql`lock table ${sql.identifier(older.entity)} in share row exclusive mode`);
      const rows = (await findBackfill(tx, request.host, older)).filter(({ reason }) => reason === null);
      const own = { ...request, entity: entities[older.entity] };
      await mapInOrder(rows, async row => {
        for (const day of [row.day, row.later])
          if (day !== null) refuse(await requireOpenPeriod(tx, 'books_begin_on', day));
        await older.post(tx, own, row);
      });
      return rows.length;
    });
    return { output: { entered: entered.reduce((total, count) => total + count, 0) } };
  },
};
