/** Reads under each name side by side, and waits for all of them also where one fails; gives what was told by name. */
export async function eachOf<N extends string, T>(
  names: readonly N[],
  read: (name: N) => Promise<T>,
): Promise<Partial<Record<N, T>>> {
  const settled = await Promise.allSettled(names.map(async name => [name, await read(name)] as const));
  const told: Partial<Record<N, T>> = {};
  for (const one of settled) {
    if (one.status === 'rejected') throw one.reason;
    const [name, value] = one.value;
    told[name] = value;
  }
  return told;
}
