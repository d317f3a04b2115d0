import { afterEach, beforeEach, expect, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createFirstAdministrator } from '../../server/engine/auth/firstAdministrator.ts';
import { seedRights } from '../../server/seed/seedRights.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const credentials = { email: 'Owner@Agency.example', password: 'a password of length' };

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

it('an empty database gets the administrator that the environment names, once', async () => {
  const db = drizzle(database.pool);
  await seedRights(db);
  expect(await createFirstAdministrator(db, credentials, NOW)).toBe(true);
  const { rows } = await database.pool.query(
    `select email, is_admin, is_active, role.name as role from "user" join role on role.id = "user".role`,
  );
  expect(rows).toEqual([{ email: 'owner@agency.example', is_admin: true, is_active: true, role: 'ADMIN' }]);
  expect(await createFirstAdministrator(db, { ...credentials, email: 'other@agency.example' }, NOW)).toBe(false);
});

it('a password that is too short is refused before anything is written', async () => {
  const db = drizzle(database.pool);
  await expect(createFirstAdministrator(db, { ...credentials, password: 'short' }, NOW)).rejects.toThrow(
    'ADMIN_PASSWORD',
  );
  expect((await database.pool.query('select count(*) from "user"')).rows).toEqual([{ count: 0 }]);
});
