import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** Signals that the terminal sends to children as well, or that somebody sends to us alone. */
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program in the foreground; resolves to its exit code once it has ended, even when a signal asked for that. */
export function run(program, options = [], environment = {}) {
  const child = spawn(program, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  const pass = signal => child.kill(signal);
  for (const signal of passedOn) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    for (const signal of passedOn) process.off(signal, pass);
  });
}

/** Runs npm with the npm that runs us, if one does. */
export function npm(...options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...options]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...options]) : run('npm', options);
}

/** Ends this process with the code of a step that failed. */
export function exitUnless(code, step) {
  if (code === 0) return;
  console.error(`\n${step} failed.`);
  process.exit(code);
}
