import { uniq } from 'es-toolkit';
import { entityList } from '../../catalog/registry/entities.ts';
import { isReading, namesOn } from '../../catalog/family/FamilyCall.ts';
import { familyCalls } from '../../catalog/family/familyCalls.ts';
import { paperKinds } from '../../catalog/registry/paperKinds.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import { mount } from '../../catalog/engine/wire.ts';
import { mapInOrder } from '../../server/platform/db/mapInOrder.ts';
import type { Colleague } from './hire.ts';
import type { Office } from './office.ts';
import { leastAsked } from './reportSheets.ts';

/** What calls that read are asked about, so that each of them could tell a secret. */
export interface About {
  readonly party: number;
  /** Documents that tell it, by entity and id. */
  readonly documents: readonly (readonly [entity: string, id: number])[];
  /** Codes of papers; nobody is handed one of what they may not read. */
  tokens(reader: Colleague): Promise<readonly string[]>;
}

const days = 'log_date__gte=2026-07-01&log_date__lte=2026-11-21';

export const historyOf = (entity: string, record: number): string =>
  `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity, record }))}`;

/** What some calls that read have to be asked for, so that they answer at all. */
const needed = ({ party, documents }: About): Readonly<Record<string, readonly string[]>> => ({
  '/api/accounts/parties/:id/statement': [`/api/accounts/parties/${party}/statement?${days}`],
  '/api/history': documents.map(([entity, record]) => historyOf(entity, record)),
  // What a document says, the data that it is drawn from has said.
  '/api/papers/:kind/:id/pdf': documents
    .filter(([entity]) => Object.hasOwn(paperKinds, entity))
    .map(([entity, id]) => `/api/papers/${entity}/${id}/pdf`),
  '/api/reports/:name': reportList.map(report => `/api/reports/${report.name}?size=200&${leastAsked(report)}`),
  '/api/reports/:name/export': reportList.map(
    report => `/api/reports/${report.name}/export?format=csv&${leastAsked(report)}`,
  ),
  [`${mount('account_log_report')}/get_total_cash_dr_cr_bank_dr_cr`]: [
    `${mount('account_log_report')}/get_total_cash_dr_cr_bank_dr_cr?start_date=2026-07-01&end_date=2026-11-21`,
  ],
});

/** Under which name and as which entity a call of the family's clients is told its record. */
const byName: ReadonlyMap<string, { readonly entity: string; readonly name: string }> = new Map(
  Object.values(familyCalls)
    .filter(isReading)
    .flatMap(call =>
      call.paths.flatMap(path => {
        const [name] = namesOn(call, path);
        return name ? [[path.replace(/\/$/, ''), { entity: call.entity, name }] as const] : [];
      }),
    ),
);

/** Addresses of a call that reads, each of its places filled by whatever could tell. */
async function pathsOf(office: Office, pattern: string, reader: Colleague, about: About): Promise<readonly string[]> {
  const lastOf = async (entity: string): Promise<readonly number[]> =>
    (await office.pool.query(`select id from "${entity}" order by id desc limit 15`)).rows.map(({ id }) => id);
  const idsAt = async (path: string): Promise<readonly number[]> => {
    const entity = entityList.findLast(({ name }) => path.includes(`/${name}/`));
    return entity ? await lastOf(entity.name) : [...about.documents.map(([, id]) => id), about.party];
  };
  const told = byName.get(pattern.replace(/\/$/, ''));
  if (told) return (await lastOf(told.entity)).map(id => `${pattern}?${told.name}=${id}`);
  const numbers = async () => (await office.pool.query('select distinct reference_no as no from posting')).rows;
  const known: Readonly<Record<string, (path: string) => Promise<readonly unknown[]>>> = {
    id: idsAt,
    value: idsAt,
    ids: idsAt,
    kind: async () => Object.keys(paperKinds),
    number: async () => (await numbers()).map(({ no }) => no),
    entity: async () => entityList.map(({ name }) => name),
    token: () => about.tokens(reader),
    file: async () => ['docs.js'],
  };
  let paths = [pattern.replaceAll(/\{[^}]*\}/g, '')];
  for (const [place, name = ''] of pattern.matchAll(/:(\w+)/g)) {
    const fill = known[name];
    if (!fill) throw new Error(`${pattern} asks for something new: say here what it may be`);
    const filled = await mapInOrder(paths, async path =>
      (await fill(path)).map(value => path.replace(place, String(value))),
    );
    paths = filled.flat();
  }
  return pattern.includes(':') ? paths : paths.flatMap(path => [`${path}?size=200`, `${path}?party=${about.party}`]);
}

/** Asks every call that reads; gives the addresses that tell the secret, and the calls that were asked wrongly alone. */
export async function askEverything(
  office: Office,
  reader: Colleague,
  about: About,
  telling: (told: unknown) => boolean,
) {
  const patterns = uniq(office.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  const found = await mapInOrder(patterns, async pattern => {
    const paths = needed(about)[pattern] ?? (await pathsOf(office, pattern, reader, about));
    const replies = await mapInOrder(paths, async path => ({ path, ...(await reader.call('GET', path)) }));
    return {
      pattern,
      unasked: replies.length > 0 && replies.every(({ status }) => status === 400),
      telling: replies.flatMap(({ path, body }) => (telling(body) ? path : [])),
    };
  });
  const isForm = (pattern: string) => pattern.includes('/user/check_');
  return {
    telling: found.flatMap(one => one.telling),
    // What was asked for wrongly has told nothing: say above what it needs.
    unasked: found.filter(one => one.unasked && !isForm(one.pattern)).map(one => one.pattern),
  };
}
