import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { Field } from '#catalog/engine/fields.ts';
import type { PeerField } from './PeerField.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../../../build/peer', import.meta.url));

const fields: Readonly<Record<string, Field>> = hajjPassengerInfo.fields;

/** What ours shows first of a pilgrim. */
export const inputNames: readonly string[] = hajjPassengerInfo.form.identity ?? [];
const inputs: readonly PeerField[] = inputNames.flatMap(name => {
  const field = fields[name];
  if (!field) return [];
  const values = 'values' in field && Array.isArray(field.values) ? field.values.map(String) : [];
  return [{ name, kind: field.kind, values }];
});

/** Builds the peer as Vite does without a word said to it, and packs it as ours is; answers its folder. */
export async function buildPeer(): Promise<string> {
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react()],
    define: {
      'globalThis.PEER_COLUMNS': JSON.stringify(hajjPassengerInfo.list),
      'globalThis.PEER_INPUTS': JSON.stringify(inputs),
    },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  });
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(name)) continue;
    await writeFile(join(outDir, `${name}.br`), brotliCompressSync(await readFile(join(outDir, name))));
  }
  return outDir;
}
