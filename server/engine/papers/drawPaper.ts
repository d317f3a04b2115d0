import { isString } from 'es-toolkit';
import type { PaperData, PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { isPaper } from '#catalog/registry/papers.ts';
import { existingOf } from '../access/scope.ts';
import type { Host } from '../context/host.ts';
import type { Stored, Wire } from '../context/values.ts';
import { toWire } from '../records/record.ts';
import { isIssued } from './isIssued.ts';
import { paperAddress } from './paperLink.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { readPaper } from './issuedPaper.ts';
import type { NamedKind } from './PaperKind.ts';
import { readLogo } from './readAgency.ts';

/** How a paper is drawn. */
export interface PaperWays {
  readonly language: PaperLanguage;
  readonly isCopy: boolean;
  /** It goes to the typesetter; a screen has the logo already. */
  readonly withLogo: boolean;
  /** Reads the logo at its path, where one is read for several papers. */
  readonly logoAt?: (path: string | null) => Promise<Uint8Array | undefined>;
}

export interface PaperAsked extends PaperWays, NamedKind {
  /** Of the record. */
  readonly id: number;
}

export interface DrawnPaper {
  /** What its record is called, as a file with it is. */
  readonly title: string;
  readonly paper: PaperData;
}

/** Where a record is verified; null of a draft, and of what is verified nowhere. */
async function urlOf(tx: Database, host: Host, { kind: { entity } }: NamedKind, record: Wire): Promise<string | null> {
  const { name } = entity;
  return isPaper(name) && isIssued(entity, record) ? paperAddress(tx, host, name, Number(record['id'])) : null;
}

/** What the record of a paper is called. */
export const paperTitle = ({ kind: { entity } }: NamedKind, record: Wire): string =>
  entity.title
    .map(field => record[field])
    .filter(isString)
    .join(' ');

async function readStored(tx: Database, host: Host, named: NamedKind, stored: Stored) {
  const record = toWire(named.kind.entity, stored, host, true);
  return {
    title: paperTitle(named, record),
    url: await urlOf(tx, host, named, record),
    ...(await readPaper(tx, host, named, record)),
  };
}

async function drawRead(
  host: Host,
  { kind }: NamedKind,
  { language, isCopy, withLogo, logoAt = path => readLogo(host, path) }: PaperWays,
  read: Awaited<ReturnType<typeof readStored>>,
): Promise<DrawnPaper> {
  const logo = withLogo ? await logoAt(read.logo) : undefined;
  const frame = {
    language,
    forms: host.forms.current,
    agency: read.agency,
    isCopy,
    url: read.url,
    ...(logo && { logo }),
  };
  return { title: read.title, paper: kind.draw(read.facts, frame) };
}

/** The paper of a record that is at hand in a transaction, to whoever may have it. */
export const drawStored = async (
  tx: Database,
  host: Host,
  { stored, ...asked }: PaperWays & NamedKind & { readonly stored: Stored },
): Promise<DrawnPaper> => drawRead(host, asked, asked, await readStored(tx, host, asked, stored));

/** The paper of the record that is found, to whoever may have it. */
export const drawFound = async (
  host: Host,
  named: NamedKind,
  ways: PaperWays,
  find: (tx: Database) => Promise<Stored>,
): Promise<DrawnPaper> =>
  drawRead(host, named, ways, await transact(host.db, async tx => readStored(tx, host, named, await find(tx))));

/** The paper of a record that the caller may know of; 404 when there is none. */
export const drawPaper = (host: Host, caller: Caller, { id, ...asked }: PaperAsked): Promise<DrawnPaper> =>
  drawFound(host, asked, asked, tx => existingOf(tx, { entity: asked.kind.entity, caller }, id, false));
