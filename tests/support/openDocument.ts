import { strToU8, zipSync } from 'fflate';

const names = ['office', 'table', 'text', 'style']
  .map(name => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** A cell as its program writes it, which may come again. */
export const odsCell = (text: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${text}</text:p></table:table-cell>`;

/** An ODS as its parts are written: what stands in each table by its name, and the tables that are out of sight. */
export function openDocument(
  tables: Readonly<Record<string, string>>,
  { hidden = [], manifest = '' }: { readonly hidden?: readonly string[]; readonly manifest?: string } = {},
): Uint8Array<ArrayBuffer> {
  const looks = ['true', 'false'].map(
    seen =>
      `<style:style style:name="seen-${seen}" style:family="table"><style:table-properties table:display="${seen}"/></style:style>`,
  );
  const body = Object.entries(tables).map(
    ([name, rows]) =>
      `<table:table table:name="${name}" table:style-name="seen-${!hidden.includes(name)}">${rows}</table:table>`,
  );
  const parts = {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${manifest}</manifest:manifest>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${names}><office:automatic-styles>${looks.join('')}</office:automatic-styles><office:body><office:spreadsheet>${body.join('')}</office:spreadsheet></office:body></office:document-content>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
