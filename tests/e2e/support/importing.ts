import type { Locator, Page } from '@playwright/test';
import type { SheetFile } from './sheets.ts';

/** The dialogue of an import, in English. */
export const importDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Import from a sheet' });

/** Opens the dialogue of the list in view and chooses a sheet. */
export async function chooseSheet(page: Page, sheet: SheetFile): Promise<Locator> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = importDialog(page);
  await dialog.getByLabel('CSV or XLSX file').setInputFiles(sheet);
  return dialog;
}
