import type { RaRecord } from 'react-admin';
import type { Row } from '../../catalog/engine/sheets/Cell.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { heads, toCells } from '../../src/engine/exports/exportTable.ts';
import { idHead, isOwnHead, markOf } from '../../src/engine/exports/ownMark.ts';
import type { Table } from '../../src/engine/exports/writeFile.ts';
import type { Office } from './office.ts';

/** The back office's own way to the host, in somebody's name. */
export const providerOf = (office: Office, token: string = office.tokens.admin) =>
  createDataProvider({
    baseUrl: '',
    mediaUrl: 'https://media.rihla.example',
    fetch: async (input, init) => office.app.request(String(input), init),
    token: () => token,
    locale: () => 'en',
  });

/** What tells the host of a test from others. */
const INSTALLATION = 'ad3c5b2e71f0948c';

/** Whether a head is that of the ids in an export of these records. */
export const isOursOf = (entity: Entity) => (head: string) => isOwnHead(head, markOf(INSTALLATION, entity));

interface Asked {
  readonly dataProvider: ReturnType<typeof providerOf>;
  readonly reader: { readonly locale: string; translate(key: string): string };
}

/** All fields of some records as an export has them, oldest first. */
export async function exportedTable(
  entity: Entity,
  ids: readonly number[],
  { dataProvider, reader }: Asked,
): Promise<Table> {
  const names = [...Object.keys(entity.fields), 'created_at', 'updated_at', 'created_by', 'updated_by'];
  const rows: Row[] = [];
  const pages = await dataProvider.everyPage(entity.route, {
    filter: { id: ids },
    sort: { field: 'id', order: 'ASC' },
  });
  for await (const page of pages)
    rows.push(...(await toCells({ entity, names }, page as RaRecord[], { reader, dataProvider })));
  const head = idHead(markOf(INSTALLATION, entity));
  return { heads: [head, ...heads(names, reader)], rows, locale: reader.locale };
}
