import { sql } from 'drizzle-orm';
import type { postOlder } from '#catalog/ledger/olderRecords.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Work } from '#server/engine/context/host.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { hold } from '#server/platform/db/hold.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import { refuse } from '#server/platform/problem.ts';
import { heldOpen } from '../years/periods.ts';
import { findOlder } from './findOlder.ts';
import { olderSources } from './olderSources.ts';

/** Enters them in one transaction: all that the preview tells, or nothing. Two who do so at once wait for each other. */
export const postOlderWork: Work<typeof postOlder> = {
  guards: [async ({ tx }) => ((await bookSettings(tx)).begin === null ? 'books_begin_missing' : undefined)],
  async run({ tx, desk }) {
    await hold(tx, ['older records']);
    const entered = await mapInOrder(olderSources, async older => {
      // Whoever moves one of them meanwhile waits, and posts by itself what becomes of it.
      await tx.execute(sql`lock table ${sql.identifier(older.entity)} in share row exclusive mode`);
      const rows = (await findOlder(tx, desk.host, older)).filter(({ reason }) => reason === null);
      const own = { ...desk, entity: entities[older.entity] };
      await mapInOrder(rows, async row => {
        for (const day of [row.day, row.later]) if (day !== null) refuse(await heldOpen(tx, 'books_begin_on', day));
        await older.post(tx, own, row);
      });
      return rows.length;
    });
    return { gives: { entered: entered.reduce((total, count) => total + count, 0) } };
  },
};
