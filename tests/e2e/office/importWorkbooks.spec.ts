import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { otherWorkbook } from '../../support/otherWorkbooks.ts';

for (const [ending, type] of [
  ['xlsx', 'xlsx'],
  ['xls', 'biff8'],
  ['ods', 'ods'],
] as const) {
  test(`a workbook of another program is read beside the page: ${ending}`, async ({ openAs, page }) => {
    await openAs('admin', listOf('department'));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import from a sheet' });
    const worker = page.waitForEvent('worker');
    const sheets = { Notes: [['Nothing'], ['of it']], Rows: [['name'], [`Desk ${ending} A`], [`Desk ${ending} B`]] };
    await dialog.getByLabel('CSV or XLSX file').setInputFiles({
      name: `rows.${ending}`,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(otherWorkbook(sheets, { type })),
    });
    // It ends with its answer.
    const reader = await worker;
    await expect.poll(() => page.workers()).not.toContain(reader);
    await dialog.getByRole('combobox', { name: 'Sheet of the workbook' }).click();
    await page.getByRole('option', { name: 'Rows (3 rows)' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'New: 2' })).toBeVisible();
  });
}
