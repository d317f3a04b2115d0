import { uploaded } from '../schema/systemTables.ts';
import type { RequestContext } from '../context/host.ts';

/**
 * Copies a sealed file for another record, as if the caller had sent it again; gives the new path, or null when the file
 * is gone. It is written down at once, outside of any transaction, so that a copy that nobody takes is swept away; its
 * room is not asked for, but counts.
 */
export async function copySealed(
  { host, caller }: Pick<RequestContext, 'host' | 'caller'>,
  path: string,
): Promise<string | null> {
  const file = await host.files.read(path);
  if (!file) return null;
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  const now = host.clock();
  return host.files.save(bytes, path.slice(path.lastIndexOf('.') + 1), 'sealed', async copy => {
    // Not with a turn of the writers: the caller has one, and all of them could wait for another.
    await host.db.insert(uploaded).values({ path: copy, by: caller.id, size: bytes.length, at: now, free_since: now });
  });
}
