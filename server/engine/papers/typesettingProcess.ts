/**
 * The process that typesets papers for the host that started it. Its library is native code that is fed with what
 * customers are called: here it has a bound, no secrets, and no file but the template, the fonts and the logos that it
 * is given. Ends with its host; the only argument is the memory that it may take, in megabytes.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type * as typst from '@myriaddreamin/typst-ts-node-compiler';
import { allIn, type PaperData } from '#catalog/engine/papers/PaperData.ts';
import { answerHost, held, mostHeld } from '../../platform/process/answerHost.ts';
import { drawable } from './drawable.ts';
import { fonts } from './fonts.ts';
import { readable } from './readable.ts';

/** Papers to be typeset: each as a document of its own, or all of them as one. */
export interface Typesetting {
  readonly papers: readonly PaperData[];
  readonly isTogether: boolean;
}

/** What became of them, and how much memory the process holds since, in megabytes. */
export type Typeset = { readonly holds: number } & (
  | { readonly documents: readonly Uint8Array[] }
  | { readonly refused: 'papers_unavailable' | 'paper_unset'; readonly why: string }
);

const isBuilt = import.meta.url.endsWith('.js');
const require = createRequire(import.meta.url);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const files = here(isBuilt ? './papers' : '.');
const fontFile = (name: string): string =>
  isBuilt ? join(files, name.split('/').at(-1) ?? name) : require.resolve(`@expo-google-fonts/${name}`);

/** Native code, which not every platform has. */
const LIBRARY = process.env['TYPESETTING_LIBRARY'] ?? '@myriaddreamin/typst-ts-node-compiler';
/** A folder that is not there: what a template may read is what it is given. */
const WORKSPACE = join(files, 'nothing');
/** For how many documents a part that comes again is remembered. */
const REMEMBERED = 4;

/** The library works in this thread, so that another looks on: at the memory, and whether the host is still there. */
function watch(): void {
  const ended = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';
  const program = `setInterval(() => {
    if (process.memoryUsage.rss() > ${mostHeld()} * 1024 * 1024) process.kill(process.pid, '${ended}');
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
  }, 20)`;
  new Worker(program, { eval: true, execArgv: [] }).unref();
}

async function openCompiler(): Promise<{ compiler: typst.NodeCompiler; template: string }> {
  const template = await readFile(join(files, 'paper.typ'), 'utf8');
  const fontBlobs = await Promise.all(fonts.map(name => readFile(fontFile(name))));
  const { NodeCompiler } = require(LIBRARY) as typeof typst;
  return { compiler: NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] }), template };
}
const opening = openCompiler().catch((error: unknown) => String(error));

function documentOf(compiler: typst.NodeCompiler, template: string, papers: readonly PaperData[]): Uint8Array {
  const data = papers.flatMap(allIn).map(paper =>
    drawable(paper, logo => {
      const path = `/${createHash('sha256').update(logo).digest('hex')}`;
      compiler.mapShadow(join(WORKSPACE, path), Buffer.from(logo));
      return path;
    }),
  );
  const done = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify({ papers: data }) } });
  // What was laid out is remembered, and would be of every paper of a call.
  compiler.evictCache(REMEMBERED);
  if (done.result) return readable(compiler.pdf(done.result, { pdfTags: false }));
  const said: readonly { message: string }[] = done.takeDiagnostics()?.shortDiagnostics ?? [];
  throw new Error(said.map(({ message }) => message).join('; '));
}

async function typeset({ papers, isTogether }: Typesetting): Promise<Typeset> {
  const open = await opening;
  if (typeof open === 'string') return { refused: 'papers_unavailable', why: open, holds: held() };
  const { compiler, template } = open;
  try {
    const parts = isTogether ? [papers] : papers.map(paper => [paper]);
    return { documents: parts.map(part => documentOf(compiler, template, part)), holds: held() };
  } catch (error) {
    return { refused: 'paper_unset', why: String(error), holds: held() };
  } finally {
    compiler.resetShadow();
  }
}

watch();
answerHost(typeset);
