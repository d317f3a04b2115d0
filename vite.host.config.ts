import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { fonts } from './server/engine/papers/fonts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('./build/host');

/** The host looks for its migrations, for what the page of its API loads, and for what papers are set in, beside itself. */
const files: Plugin = {
  name: 'files',
  async writeBundle() {
    await cp(here('./server/engine/schema/migrations'), `${outDir}/migrations`, { recursive: true });
    await cp(here('./server/engine/openapi/viewer'), `${outDir}/viewer`, { recursive: true });
    await cp(here('./server/engine/papers/paper.typ'), `${outDir}/papers/paper.typ`);
    for (const font of fonts)
      await cp(here(`./node_modules/@expo-google-fonts/${font}`), join(outDir, 'papers', basename(font)));
  },
};

/** The host as plain JavaScript, since the oldest Node supported runs no TypeScript; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: here('./server/main.ts'),
        paintingProcess: here('./server/engine/media/paintingProcess.ts'),
        typesettingProcess: here('./server/engine/papers/typesettingProcess.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  plugins: [files],
});
