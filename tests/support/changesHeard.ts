import { CHANNEL } from '../../server/platform/live/announce.ts';
import type { Office } from './officeOn.ts';

/** What a work tells whoever listens to the database, each as it is told. */
export async function changesHeard({ pool }: Office, work: () => Promise<unknown>): Promise<readonly string[]> {
  const client = await pool.connect();
  const heard: string[] = [];
  try {
    await client.query(`listen ${CHANNEL}`);
    // What is told last comes after all that was committed before.
    const isOver = new Promise<void>(resolve => {
      client.on('notification', ({ payload = '' }) => (payload === 'over' ? resolve() : heard.push(payload)));
    });
    await work();
    await client.query(`notify ${CHANNEL}, 'over'`);
    await isOver;
    return heard;
  } finally {
    client.release(true);
  }
}
