/** Many who read the same at the same time, from one address: each call without a sign-in, and each large answer. */
import { Agent, get } from 'node:http';
import { calls } from '../../catalog/engine/wire.ts';

export const READERS = 300;

interface Read {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked by a user, not by nobody. */
  readonly signedIn?: true;
  /** Takes so much of an answer, in bytes, and then nothing for so long. */
  readonly dawdle?: { readonly bytes: number; readonly ms: number };
}

const packed = { 'accept-encoding': 'gzip, br' };
const dawdle = { bytes: 1, ms: 10_000 };
const pilgrims = calls('hajj_passenger_info');
const reports = '/api/reports';

/** What is read, by its name; `LARGEST` stands for the largest file of the front end. */
export const reads: Readonly<Record<string, Read>> = {
  'the description, plain': { path: '/openapi.json' },
  'the description, packed': { path: '/openapi.json', headers: packed },
  'the description, taken slowly': { path: '/openapi.json', dawdle },
  'the description to read': { path: '/api/docs', headers: packed },
  'the health of the host': { path: '/healthz' },
  'what the sign-in page asks': { path: '/api/config' },
  'the page of the front end': { path: '/' },
  'a page within the front end': { path: '/no/such/page' },
  'a file of the front end': { path: 'LARGEST', headers: packed },
  'a file of the front end, plain': { path: 'LARGEST' },
  'a file of the front end, slowly': { path: 'LARGEST', dawdle },
  'a stored file that is none': { path: '/media/none.webp' },
  'papers that are none': { path: '/verify/none/none' },
  'a list without a sign-in': { path: `${calls('country').all}?size=500` },
  'a whole list without a sign-in': { path: calls('thana').everything },
  'settings of the website': { path: calls('general_setting').all },
  'a search without a sign-in': { path: `${calls('thana').search}?search=a&size=500` },
  'a list that asks for a sign-in': { path: pilgrims.all },
  'a token that is none': { path: pilgrims.all, headers: { authorization: 'Bearer none' } },
  'a call that is none': { path: '/api/none' },
  'a large page of pilgrims': { path: `${pilgrims.all}?size=500`, signedIn: true },
  'every pilgrim by many': { path: pilgrims.everything, signedIn: true },
  'every pilgrim, taken slowly': { path: pilgrims.everything, signedIn: true, dawdle },
  'a report': { path: `${reports}/trial_balance`, signedIn: true },
  'a long report': { path: `${reports}/ledger_report?size=500`, signedIn: true },
  'a report as a spreadsheet': { path: `${reports}/ledger_report/export?format=xlsx`, signedIn: true },
  'a report as a text': { path: `${reports}/ledger_report/export?format=csv`, signedIn: true },
};

/** The path of the largest script that the page of the front end, or one that it loads, asks for. */
async function largestOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  const sizes = await Promise.all(
    files.map(async path => ({ path, size: (await (await fetch(`${url}${path}`)).text()).length })),
  );
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.path ?? '/';
}

/** One reader; nothing is unpacked, so that the readers take no time from the host that they flood. */
export async function readerOf(url: string, token: string, { path, headers, signedIn, dawdle: slow }: Read) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const whole = `${url}${path === 'LARGEST' ? await largestOf(url) : path}`;
  const sent = { ...headers, ...(signedIn && { authorization: `Bearer ${token}` }) };
  return (): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = get(whole, { agent, headers: sent }, reply => {
        reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', reject);
        if (!slow) return reply.resume();
        let taken = 0;
        return reply.on('data', (part: Buffer) => {
          const before = taken;
          taken += part.length;
          if (before >= slow.bytes || taken < slow.bytes) return;
          reply.pause();
          setTimeout(() => reply.resume(), slow.ms);
        });
      });
      asked.on('error', reject);
    });
}
