import { useListContext } from 'react-admin';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { loadPageWords } from '#src/i18n/i18nIn.ts';

const Passports = onDemand(async () => {
  const { PassportTools } = await import('./PassportTools.tsx');
  await loadPageWords();
  return PassportTools;
}, BulkTools);

/** They come with the first row that is selected: to see a list asks for nothing of them. */
function Tools() {
  const { selectedIds } = useListContext();
  return selectedIds.length === 0 ? <BulkTools /> : <Passports />;
}

/** Pilgrims; the passports of many are handed over at once. */
export const PilgrimList = () => (
  <RowsBase>
    <ListPage bulk={<Tools />} />
  </RowsBase>
);
