import { entities } from '#catalog/registry/entities.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import { keepRun } from '#server/engine/imports/keepRun.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Ground } from '../ground.ts';
import { demoDesk } from '../demoDesk.ts';

/** Visitors of a fair, as they stood in a sheet. */
const visitors = [
  { first_name: 'Nusrat', last_name: 'Jahan', phone: '+8801700000901', message: 'Umrah in Ramadan for two' },
  { first_name: 'Kemal', last_name: 'Aydın', phone: '+8801800000902', message: 'Prices of Hajj for a family of four' },
  { first_name: 'Salma', last_name: 'Idris', phone: '+8801700000903', message: 'A tour of Jerusalem and Amman' },
] as const;

/** Sheets that were imported: one that can be undone, one that was, and one of which a record had changed since. */
export async function seedImports(ground: Ground): Promise<void> {
  const { db } = ground;
  const desk = demoDesk(ground)('contact');
  const ids = await mapInOrder(visitors, async visitor => Number((await createWithin(db, desk, { ...visitor }))['id']));
  const rows = ids.map((id, at) => ({ line: at + 1, outcome: 'create' as const, id, errors: [] }));
  await keepRun(db, desk, { rows, made: [], sheet: 'Visitors of the travel fair.xlsx', leftOut: 2 });
  const counts = { changed: 0, unchanged: 0, left_out: 0, branch: null };
  const author = { caller: desk.caller, now: desk.host.clock() };
  const undone = { status: 'undone', sheet: 'visitors (old).csv', entity_name: 'contact', made: 12, ...counts };
  await insertRow(db, entities.import_run, undone, author);
  const left = { line: 4, entity_name: 'contact', record_id: ids[0], left_why: 'changed_since' };
  const partly = { ...undone, status: 'partly_undone', sheet: 'Visitors, first day.ods', made: 4, left_rows: [left] };
  await insertRow(db, entities.import_run, partly, author);
}
