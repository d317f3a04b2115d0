import type { ComponentType } from 'react';
import { useListContext } from 'react-admin';
import { loadPageWords } from '#src/i18n/i18nIn.ts';
import { onDemand } from '../onDemand/onDemand.tsx';
import { BulkTools } from './BulkTools.tsx';

/** A list's own tools. They come with the first row that is selected: to see a list asks for nothing of them. */
export function forSelected(load: () => Promise<ComponentType>) {
  const Tools = onDemand(async () => {
    const tools = await load();
    await loadPageWords();
    return tools;
  }, BulkTools);
  return function ForSelected() {
    const { selectedIds } = useListContext();
    return selectedIds.length === 0 ? <BulkTools /> : <Tools />;
  };
}
