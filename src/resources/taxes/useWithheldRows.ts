import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { withholdingRegister } from '#catalog/ledger/reports/taxes.ts';

const PAGE = 500;
const sort = { field: 'id', order: 'ASC' } as const;

/** All that was withheld and that a document tells of: a paper whose rows are not all there has no right total. */
export function useWithheldRows(document: 'challan' | 'certificate', id: number) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['taxes', 'withheld', document, id],
    queryFn: async ({ signal }) => {
      const rows: RaRecord[] = [];
      for (let page = 1; ; page += 1) {
        const pagination = { page, perPage: PAGE };
        const filter = { [`${document}__in`]: [id] };
        const { data } = await dataProvider.getList(withholdingRegister.route, { filter, pagination, sort, signal });
        rows.push(...data);
        if (data.length < PAGE) return rows;
      }
    },
  });
}
