import type { SheetWords } from './recognise.ts';

/** All languages at once, loaded with the import: a sheet need not be in the reader's own. */
export async function sheetWords(): Promise<SheetWords[]> {
  const modules = await Promise.all([
    import('#src/i18n/en/messages.ts'),
    import('#src/i18n/tr/messages.ts'),
    import('#src/i18n/ar/messages.ts'),
  ]);
  return modules.map(({ messages }) => messages);
}
