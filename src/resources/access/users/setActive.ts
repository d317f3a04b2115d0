import { HttpError, type Identifier } from 'react-admin';
import { user } from '../../../../catalog/people/user.ts';
import type { RihlaDataProvider, RowResult } from '../../../dataProvider/RihlaDataProvider.ts';

async function setOne(dataProvider: RihlaDataProvider, id: Identifier, isActive: boolean): Promise<RowResult> {
  try {
    await dataProvider.update(user.route, { id, data: { is_active: isActive }, previousData: {} });
    return { id, status: 200 };
  } catch (error) {
    // A lost connection or an ended session concerns all of them.
    if (!(error instanceof HttpError) || error.status === 0 || error.status === 401) throw error;
    return { id, status: error.status, detail: error.message };
  }
}

/** Activates or suspends users one by one, and says what became of each. */
export async function setActive(
  dataProvider: RihlaDataProvider,
  ids: readonly Identifier[],
  isActive: boolean,
): Promise<{ results: RowResult[] }> {
  const results: RowResult[] = [];
  for (const id of ids) results.push(await setOne(dataProvider, id, isActive));
  return { results };
}
