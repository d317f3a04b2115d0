import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem } from '#server/platform/problem.ts';

interface Missing {
  readonly item: number;
  readonly available: number;
  readonly field?: string;
}

/** Names of items, by their ids. */
export async function namesOfItems(db: Database, items: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, coalesce(name, '') as name from stock_item where id = any(${sql.param([...items])}::integer[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** 409: of each of these items there is too little, and how much there is (rule K3). */
export async function outOfStock(db: Database, missing: readonly Missing[]): Promise<Problem> {
  const names = await namesOfItems(
    db,
    missing.map(({ item }) => item),
  );
  const [first] = missing;
  const paramsOf = ({ item, available }: Missing) => ({ item: names.get(item) ?? `#${item}`, available });
  return new Problem(409, 'out_of_stock', {
    ...(first && { params: paramsOf(first) }),
    violations: missing.map(one => violation(one.field ?? 'items', 'out_of_stock', paramsOf(one))),
  });
}
