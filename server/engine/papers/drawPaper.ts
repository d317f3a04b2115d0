import { isString } from 'es-toolkit';
import type { PaperData, PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { isPaper, type VerifiedPaper, verifiedPapers } from '#catalog/registry/papers.ts';
import { existingOf } from '../access/scope.ts';
import type { Host } from '../context/host.ts';
import type { Wire } from '../context/values.ts';
import { toWire } from '../records/record.ts';
import { paperAddress } from '../verify/paperLink.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { PaperKind } from './PaperKind.ts';
import { readAgency, readLogo } from './readAgency.ts';

export interface PaperAsked {
  readonly kind: PaperKind;
  /** Of the record. */
  readonly id: number;
  readonly language: PaperLanguage;
  readonly isCopy: boolean;
  /** It goes to the typesetter; a screen has the logo already. */
  readonly withLogo: boolean;
}

export interface DrawnPaper {
  /** What its record is called, as a file with it is. */
  readonly title: string;
  readonly paper: PaperData;
}

/** Where a record is verified; null of a draft, and of what is verified nowhere. */
async function urlOf(tx: Database, host: Host, { entity }: PaperKind, record: Wire): Promise<string | null> {
  const { name } = entity;
  if (!isPaper(name)) return null;
  const { drafts }: VerifiedPaper = verifiedPapers[name];
  return drafts.includes(stateIn(entity, record) ?? '') ? null : paperAddress(tx, host, name, Number(record['id']));
}

/** The paper of a record that the caller may know of, as it stands now; 404 when there is none. */
export async function drawPaper(host: Host, caller: Caller, asked: PaperAsked): Promise<DrawnPaper> {
  const { kind, id, language, isCopy, withLogo } = asked;
  const { entity } = kind;
  const read = await transact(host.db, async tx => {
    const record = toWire(entity, await existingOf(tx, { entity, caller }, id, false), host, true);
    return {
      title: entity.title
        .map(name => record[name])
        .filter(isString)
        .join(' '),
      facts: await kind.read(tx, record),
      url: await urlOf(tx, host, kind, record),
      ...(await readAgency(tx)),
    };
  });
  const logo = withLogo ? await readLogo(host, read.logo) : undefined;
  const frame = { language, agency: read.agency, isCopy, url: read.url, ...(logo && { logo }) };
  return { title: read.title, paper: kind.draw(read.facts, frame) };
}
