import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';

/** What stands on each page, as far as each sign is a glyph of its own: Latin letters. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent();
    return items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  });
  return Promise.all(pages);
}

/** Whether poppler is installed, which reads every script. */
export const hasPoppler = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Signs that only say in which direction a text goes on. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The lines of a document, as poppler reads them. */
export async function linesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-pdf-'));
  try {
    await writeFile(join(folder, 'paper.pdf'), pdf);
    const { stdout } = await promisify(execFile)('pdftotext', [join(folder, 'paper.pdf'), '-']);
    const lines = stdout.replace(DIRECTIONS, '').split(/[\n\f]/);
    return lines.map(line => line.replaceAll(/\s+/g, ' ').trim()).filter(line => line !== '');
  } finally {
    await rm(folder, { recursive: true });
  }
}
