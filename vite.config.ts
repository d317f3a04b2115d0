import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutUndrawn } from './scripts/withoutUndrawn.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const outDir = here('build/web');

/** Recognises these modules of `src`, named without their endings. */
const modules = (...names: string[]): RegExp => new RegExp(`/src/(${names.join('|')})\\.tsx?$`);

/** Where `npm run dev` finds the API host. */
const api = process.env['API_URL'] ?? 'http://localhost:3000';

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** The host sends the compressed neighbour of a file where the browser takes it. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = outDir }) {
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter(name => /\.(js|css|svg)$/.test(name)).map(name => compress(join(dir, name))));
  },
};

/** Polyfills that node-polyglot brings, for what every browser that runs React 19 has built in. */
const builtIn: Readonly<Record<string, string>> = {
  'object.entries': 'Object.entries',
  hasown: 'Object.hasOwn',
};
const withoutPolyfills: Plugin = {
  name: 'without-polyfills',
  enforce: 'pre',
  resolveId: id => (id in builtIn ? `\0${id}` : undefined),
  load: id => (id.startsWith('\0') && builtIn[id.slice(1)] ? `module.exports = ${builtIn[id.slice(1)]};` : undefined),
};

/** The back office. The host is built by `vite.host.config.ts`. */
export default defineConfig({
  plugins: [react(), withoutPolyfills, withoutUndrawn, precompress],
  resolve: {
    // The editor's parts know each other only by one and the same core.
    dedupe: ['@tiptap/core', '@tiptap/pm'],
    alias: [
      // Same functions in a quarter of the size.
      { find: /^lodash\/(\w+?)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
      { find: /^jsonexport\/dist(\/index\.js)?$/, replacement: here('src/shims/lazyCsv.ts') },
      { find: /^file-selector$/, replacement: here('src/shims/fileSelector.ts') },
      { find: /^inflection$/, replacement: here('src/shims/inflection.ts') },
      { find: /^diacritic$/, replacement: here('src/shims/diacritic.ts') },
    ],
  },
  // The reader of sheets fetches what it needs for the file that it is given, beside the page as in it.
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    // The admin comes in one piece after the sign-in; the benchmark holds its size.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // In crumbs the same bytes compress a tenth worse, and the first list asks 150 times. Each file takes along
        // what its modules need and the files before it lack, so that none loads a later one: first what the sign-in
        // shows, then what every page of the admin shows with the list, then what opens over a page, then fields of
        // panels, then forms. The first of all may not wait for another as it is read: the admin's file asks for it.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 6 },
            { name: 'start', tags: ['$initial'], priority: 5 },
            {
              name: 'admin',
              test: modules('loadApp'),
              priority: 4,
            },
            { name: 'commands', test: /\/catalog\/registry\/availableCommands\.ts$/, priority: 3.5 },
            {
              name: 'overlays',
              test: modules(
                'layout/toolbar/LanguageChoice',
                'layout/toolbar/UserChoice',
                'layout/toolbar/MoreChoice',
                'engine/editing/LeaveDialog',
              ),
              priority: 3.2,
            },
            {
              name: 'panel',
              test: modules('engine/crud/list/FilterPanel', 'layout/settings/panel/SettingsPanel'),
              priority: 3,
            },
            {
              name: 'form',
              test: modules('engine/crud/form/EntityPage', 'engine/crud/form/EntityCreate'),
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '^/(api|auth|media|healthz|openapi\\.json|[a-z_]+/api/v1)(/|$)': api } },
});
