import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

const opened: TestDatabase[] = [];
const fresh = async (): Promise<TestDatabase> => {
  const database = await freshDatabase();
  opened.push(database);
  return database;
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map(database => database.drop()));
});

describe('the database of a test', () => {
  it('has the schema and is empty', async () => {
    const { pool } = await fresh();
    const { rows } = await pool.query('select count(*) as departments from department');
    expect(rows).toEqual([{ departments: 0 }]);
  });

  it('keeps what is written apart from every other', async () => {
    const [one, other] = await Promise.all([fresh(), fresh()]);
    await one.pool.query(`insert into department (name) values ('Visa desk')`);
    expect((await one.pool.query('select name from department')).rows).toEqual([{ name: 'Visa desk' }]);
    expect((await other.pool.query('select name from department')).rows).toEqual([]);
  });

  it('can be had by many files at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, fresh));
    expect(new Set(all.map(({ url }) => url)).size).toBe(8);
  });

  it('tells days as the calendar does and instants as ISO 8601', async () => {
    const { pool } = await fresh();
    const { rows } = await pool.query(
      `select date '2026-03-01' as day, timestamptz '2026-03-01 06:30+06' as instant, 12::bigint as count`,
    );
    expect(rows).toEqual([{ day: '2026-03-01', instant: '2026-03-01T00:30:00.000Z', count: 12 }]);
  });

  it('finds part of a word in any script by index', async () => {
    const { pool } = await fresh();
    const client = await pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query(`explain (costs off) select id from city where search_text ilike '%مكة%'`);
      expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('city_search_text_trgm');
    } finally {
      client.release();
    }
  });
});
