import { and, inArray } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import type { Database } from '../../platform/services/Database.ts';
import { withinScope } from '../access/scope.ts';
import type { RequestContext } from '../context/host.ts';
import { columnsOf, selectFrom } from '../records/select.ts';

const CODE = 'code';
/** Longer texts are no code with a name, and a shorter number begins a name, as in `2 wheelers`. */
const LONGEST = 200;
const SHORTEST = 3;

/** What of a text may be a code: all of it, or what stands before a name or in brackets behind it. */
function codesIn(text: string): readonly string[] {
  const plain = text.trim();
  if (plain.length > LONGEST) return [];
  const [first = ''] = plain.split(/[\s:]/, 1);
  const last = plain.endsWith(')') ? plain.slice(plain.lastIndexOf('(') + 1, -1) : '';
  return [plain, ...[first, last].filter(one => one.length >= SHORTEST)].filter(one => /\p{Nd}/u.test(one));
}

/**
 * The records whose code a text says, alone or beside their name as other programs write accounts (`400 Sales`,
 * `Sales (400)`), by text. None for what has no codes, or whose codes the caller does not read.
 */
export async function referencesByCode(
  db: Database,
  pointed: RequestContext,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { entity, caller } = pointed;
  const { id, [CODE]: code } = columnsOf(entity);
  const codes = uniq(texts.flatMap(codesIn));
  if (!id || !code || entity.fields[CODE]?.unique !== true || !mayRead(caller, entity, CODE) || codes.length === 0)
    return new Map();
  const found = await selectFrom(db, entity, { id, code }).where(and(inArray(code, codes), withinScope(pointed)));
  const ids = new Map(found.map(one => [String(one.code), Number(one.id)]));
  return new Map(
    texts.flatMap((text): [string, number][] => {
      const meant = codesIn(text)
        .map(one => ids.get(one))
        .find(one => one !== undefined);
      return meant === undefined ? [] : [[text, meant]];
    }),
  );
}
