import { groupBy } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Effect, Effects, Host } from '../context/host.ts';
import type { Wire } from '../context/values.ts';
import { isWrittenSince } from '../records/isWrittenSince.ts';
import { findStored } from '../records/select.ts';
import { toWire } from '../records/record.ts';
import { isIssued } from './isIssued.ts';
import { atEnd } from '../../platform/db/atEnd.ts';
import type { Database } from '../../platform/services/Database.ts';
import { forgetPaper, keepPaper } from './issuedPaper.ts';
import { type NamedKind, namedKinds, type PaperKinds } from './PaperKind.ts';

/** A record as it is by now; undefined when it is gone. */
async function presentOf(tx: Database, host: Host, entity: Entity, after: Wire): Promise<Wire | undefined> {
  if (!(await isWrittenSince(tx, entity, after))) return after;
  const found = await findStored(tx, entity, Number(after['id']));
  return found && toWire(entity, found, host, true);
}

const keeping = (named: NamedKind): Effect => ({
  async afterChange(tx, { host, entity }, { before, after }) {
    const [was, is] = [before, after].map(record => record !== undefined && isIssued(entity, record));
    if (was === is) return;
    const id = Number((after ?? before)?.['id']);
    if (!after || !is) return forgetPaper(tx, named, id);
    // By then the document is entered, and whatever made it bears its number.
    await atEnd(tx, `paper ${named.name} ${id}`, async () => {
      const record = await presentOf(tx, host, entity, after);
      if (record && isIssued(entity, record)) await keepPaper(tx, host, named, record);
    });
  },
});

/** All effects, and that papers of kinds that say how they stand are kept as their documents are issued, by whatever. */
export function keepingPapers(effects: Effects, kinds: PaperKinds): Effects {
  const kept = namedKinds(kinds).filter(({ kind }) => kind.standing);
  return {
    ...effects,
    ...Object.fromEntries(
      Object.entries(groupBy(kept, ({ kind }) => kind.entity.name)).map(([name, own]) => [
        name,
        [effects[name] ?? [], own.map(keeping)].flat(),
      ]),
    ),
  };
}
