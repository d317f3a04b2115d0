const last = new Map<string, Promise<void>>();

/**
 * Does works of one name one after the other, in all tabs where the browser can see to that. None of them may reject.
 */
export function runExclusive(name: string, work: () => Promise<void>): void {
  if ('locks' in navigator) void navigator.locks.request(name, work);
  else last.set(name, (last.get(name) ?? Promise.resolve()).then(work));
}
