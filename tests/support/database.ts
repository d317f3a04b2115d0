import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './cloneDatabase.ts';

export type { TestDatabase };

/** A database of one's own, migrated and empty. */
export const freshDatabase = (): Promise<TestDatabase> => cloneDatabase(inject('cluster'));
