import { IMPORT_UNDONE } from '#catalog/engine/systemReasons.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Host, RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { toldOfOne } from '../../platform/http/toldOfOne.ts';
import { Problem } from '../../platform/problem.ts';
import { knownMedia } from '../crud/body.ts';
import { asProblem } from '../crud/conflict.ts';
import { demand } from '../crud/demand.ts';
import { deleteWithin, updateWithin } from '../crud/write.ts';
import { withNewLines } from '../records/lines.ts';
import type { importRow } from '../schema/importRow.ts';

/** A record that an import made or changed. */
export type KeptRow = typeof importRow.$inferSelect;

/** Why a record is left as it is: by what may be kept of that, and as whoever undoes is told. */
export interface WhyLeft {
  readonly why: 'changed_since' | 'in_use' | 'not_visible' | 'not_allowed' | 'refused';
  readonly code: string;
  readonly text: string;
}

/** The values that a changed record had in the fields that the import changed; undefined of another. */
export function valuesBefore({ vault }: Pick<Host, 'vault'>, { before }: Pick<KeptRow, 'before'>): Values | undefined {
  if (before === null) return undefined;
  const kept: unknown = JSON.parse(vault.open(before));
  if (!isObject(kept)) throw new Error('what is kept of a record is no object');
  return kept;
}

/** Of a refusal its kind alone: what else it says, such as who refers to the record, not everybody may know. */
function kindOf({ status, code }: Problem): WhyLeft['why'] {
  if (code === 'stale') return 'changed_since';
  if (code === 'in_use' || code === 'in_use_elsewhere') return 'in_use';
  if (status === 404) return 'not_visible';
  return status === 403 ? 'not_allowed' : 'refused';
}

async function takeBack(tx: Database, asked: RequestContext, row: KeptRow): Promise<void> {
  const request = { ...asked, entity: entityNamed(row.entity), reason: IMPORT_UNDONE };
  if (row.outcome !== 'update') {
    demand(request, 'delete');
    return deleteWithin(tx, request, row.record);
  }
  demand(request, 'edit');
  const before = valuesBefore(request.host, row);
  if (!before) throw new Problem(409, 'nothing_kept');
  // Lines that were written over are there no more under the ids that they had.
  const body = await knownMedia(request.host, request.entity, withNewLines(request.entity.fields, before));
  await updateWithin(tx, request, row.record, { body, reason: IMPORT_UNDONE });
}

interface Asked {
  readonly row: KeptRow;
  /** The language in which is told why it stays. */
  readonly locale: Locale;
  /** Somebody has changed it since the import. */
  readonly isChanged: boolean;
}

/** Takes a record back in a savepoint; gives why it is left as it is, where it is. What is nobody's fault ends all. */
export async function undoRow(
  tx: Database,
  request: RequestContext,
  { row, locale, isChanged }: Asked,
): Promise<WhyLeft | undefined> {
  try {
    if (isChanged) throw new Problem(412, 'stale');
    await tx.transaction(inner => takeBack(inner, request, row));
    return undefined;
  } catch (error) {
    const problem = asProblem(error, entityNamed(row.entity), row.outcome !== 'update');
    if (!(problem instanceof Problem) || problem.status >= 500) throw error;
    const { code, detail } = toldOfOne(problem, locale);
    const why = kindOf(problem);
    return { why, code: why === 'changed_since' ? why : code, text: detail };
  }
}
