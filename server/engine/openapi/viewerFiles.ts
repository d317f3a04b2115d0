import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from 'es-toolkit';
import { keep, type KeptText } from './KeptText.ts';

/** Scripts and style of the page stand beside this module, as they go to the browser; the viewer's in its package. */
const ours = fileURLToPath(new URL('viewer/', import.meta.url));
const require = createRequire(import.meta.url);
const theirs = dirname(require.resolve('swagger-ui-dist/package.json'));

const folders = {
  'docs.js': ours,
  'docs.css': ours,
  'partOf.js': ours,
  'search.js': ours,
  'signIn.js': ours,
  'swagger-ui-bundle.js': theirs,
  'swagger-ui.css': theirs,
};

const typeOf = (name: string): string => `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=UTF-8`;

const files = new Map<string, () => Promise<KeptText>>(
  Object.entries(folders).map(([name, folder]) => [
    name,
    once(async () => keep(typeOf(name), await readFile(join(folder, name), 'utf8'))),
  ]),
);

/** A file that the page of the API loads, packed when it is first asked for; undefined for an unknown name. */
export const viewerFile = (name: string): Promise<KeptText> | undefined => files.get(name)?.();
