import Print from '@mui/icons-material/PrintOutlined';
import { loadPageWords } from '#src/i18n/i18nIn.ts';
import { overlay } from '../../onDemand/overlay.tsx';
import { LazyTool } from '../../panels/LazyTool.tsx';
import { usePrintKind } from './usePrintKind.ts';

const Panel = overlay(async () => {
  const { PrintMany } = await import('./PrintMany.tsx');
  await loadPageWords();
  return PrintMany;
});

/** Prints the selected records, whose entity has a paper. */
export function PrintTool() {
  const kind = usePrintKind();
  return kind !== undefined && <LazyTool icon={<Print />} label="crud.bulk.print" panel={Panel} />;
}
