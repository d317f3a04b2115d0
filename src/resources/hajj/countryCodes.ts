import { useDataProvider } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';

const { route } = entities.country;

export interface CountryCodes {
  readonly idOf: ReadonlyMap<string, number>;
  readonly codeOf: ReadonlyMap<number, string>;
}

/** Asks for countries by the codes that a document has, and by the ids that a form has. */
export function useCountryCodes() {
  const dataProvider = useDataProvider();
  return async (codes: readonly string[], ids: readonly number[]): Promise<CountryCodes> => {
    const pages = codes.map(code =>
      dataProvider.getList(route, {
        filter: { country_code2: code },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      }),
    );
    const [found, known] = await Promise.all([
      Promise.all(pages),
      ids.length > 0 ? dataProvider.getMany(route, { ids: [...ids] }) : { data: [] },
    ]);
    const rows = [...found.flatMap(page => page.data), ...known.data];
    return {
      idOf: new Map(rows.map(row => [String(row['country_code2']), Number(row.id)])),
      codeOf: new Map(rows.map(row => [Number(row.id), String(row['country_code2'])])),
    };
  };
}
