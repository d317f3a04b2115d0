import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import type { PaperData } from '../../catalog/engine/papers/PaperData.ts';
import type { PrintingLine } from '../../catalog/engine/papers/Printing.ts';
import { typesetter } from '../../server/engine/papers/typesetPaper.ts';
import { Problem } from '../../server/platform/problem.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pagesOf } from '../support/pdf.ts';
import { DAY } from '../support/shopOrders.ts';
import { madeOf } from '../support/stock.ts';

const LINES = 60;

let office: Office;
let books: Books;
let bills: Bills;
/** Of the bills: the second one takes several pages. */
let ids: number[];
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  const party = await books.party('Karim');
  const more = { items: Array.from({ length: LINES }, (_, at) => line(`Line ${at + 1}`)) };
  ids = [];
  for (const extra of [{}, more, {}]) ids.push((await draft(party, extra)).id);
});
afterAll(() => office.close());
afterEach(() => vi.restoreAllMocks());

const draft = async (party: number, more: object = {}): Promise<{ readonly id: number }> => {
  const { status, body } = await bills.draft('sales', [DAY, party], ['Service Fees', 100], more);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const line = (particulars: string) => ({
  ledger: books.ledger('Service Fees'),
  details: particulars,
  quantity: '1',
  rate: '10.00',
});

interface Asking {
  readonly kind?: string;
  readonly query?: string;
  readonly token?: string;
  readonly signal?: AbortSignal;
}

const ask = async (body: unknown, { kind = 'sales', query = '', token = office.tokens.admin, signal }: Asking = {}) =>
  office.app.request(`/api/papers/${kind}${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const linesOf = async (reply: Response): Promise<PrintingLine[]> => {
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/x-ndjson',
    'no-store',
  ]);
  const text = await reply.text();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trim()
    .split('\n')
    .map(one => JSON.parse(one));
};
const documentOf = (lines: readonly PrintingLine[]): Uint8Array => {
  const end = lines.at(-1);
  if (!end || !('document' in end)) throw new Error(JSON.stringify(end));
  return new Uint8Array(Buffer.from(end.document, 'base64'));
};
const refusal = async (reply: Response) => ({ status: reply.status, ...(await reply.json()) });
/** Has the typesetter told of what it is given, in place of typesetting it. */
const watched = (work: (papers: readonly PaperData[]) => Promise<Uint8Array>) =>
  vi.spyOn(typesetter, 'typesetTogether').mockImplementation((_, papers) => work(papers));

describe('papers of several records', () => {
  it('are one document in the order in which they are asked for, each once and with its own count of pages', async () => {
    const [first = 0, long = 0, last = 0] = ids;
    const lines = await linesOf(await ask({ ids: [last, long, first, last] }, { query: '?language=en' }));
    expect(lines.slice(0, -1)).toEqual([
      { drawn: 0, of: 3 },
      { drawn: 3, of: 3 },
    ]);
    const pages = await pagesOf(documentOf(lines));
    const counts = pages.map(page => /Page \d+ of \d+/.exec(page)?.[0]);
    expect(counts).toEqual(['Page 1 of 1', 'Page 1 of 2', 'Page 2 of 2', 'Page 1 of 1']);
    expect(pages[1]).toContain('Line 1');
    expect(pages[2]).toContain(`Line ${LINES}`);
  });

  it('are typeset some at a time, and joined', async () => {
    const papers: number[] = [];
    const typeset = typesetter.typesetTogether.bind(typesetter);
    vi.spyOn(typesetter, 'typesetTogether').mockImplementation((log, some) => {
      papers.push(some.length);
      return typeset(log, some);
    });
    const party = await books.party('Rahim');
    const many: number[] = [];
    for (let at = 1; at <= 23; at += 1) many.push((await draft(party, { items: [line(`Number ${at} of all`)] })).id);
    const lines = await linesOf(await ask({ ids: many.toReversed() }, { query: '?language=en&copy=true' }));
    expect(lines.slice(0, -1)).toEqual([0, 20, 23].map(drawn => ({ drawn, of: 23 })));
    expect(papers).toEqual([20, 3]);
    const pages = await pagesOf(documentOf(lines));
    expect(pages.map(page => /(?<=Number )\d+(?= of all)/.exec(page)?.[0])).toEqual(
      many.map((_, at) => String(23 - at)),
    );
  });

  it('are each what it is by itself, in the language and as the copy that is asked for', async () => {
    const given: PaperData[] = [];
    watched(async papers => {
      given.push(...papers);
      throw new Problem(503, 'papers_unavailable');
    });
    await ask({ ids: ids.slice(0, 1) }, { query: '?language=ar&copy=true' }).then(reply => reply.text());
    const alone = await office.call('GET', `/api/papers/sales/${ids[0]}?language=ar&copy=true`);
    expect(given).toEqual([alone.body]);
  });
});

describe('papers of several records are refused', () => {
  it('where there are none, too many, or what is no record', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    for (const given of [{}, { ids: [] }, { ids: 'all' }, { ids: [1, 'x'] }, { ids: [0] }])
      expect(await refusal(await ask(given))).toMatchObject({ status: 400, errors: [{ field: 'ids' }] });
    expect(await refusal(await ask({ ids: many(201) }))).toMatchObject({
      status: 400,
      errors: [{ field: 'ids', code: 'too_large', params: { max: 200 } }],
    });
    // Duplicates count once.
    expect(await refusal(await ask({ ids: [...many(200), ...many(200)] }))).toMatchObject({ status: 404 });
    for (const query of ['?language=de', '?copy=perhaps']) expect((await ask({ ids }, { query })).status).toBe(400);
    expect(await refusal(await ask({ ids }, { kind: 'city' }))).toMatchObject({ status: 404, code: 'no_such_call' });
  });

  it('to whoever may not see such records, and as a whole where one of them is not theirs to know of', async () => {
    const made = watched(async () => new Uint8Array());
    const branch = await madeOf(office, 'branch', { name: 'Elsewhere' });
    const may = [permissionName('sales', 'show')];
    const party = await books.party('Selim');
    const { id: own } = await draft(party, { branch });
    const other = await hire(office, ['CITY_LIST']);
    const clerk = await hire(office, may, { branch });
    const told = async (who: typeof clerk, some: readonly number[]) =>
      who.call('POST', '/api/papers/sales', { body: { ids: some } });
    expect((await ask({ ids }, { token: 'none' })).status).toBe(401);
    expect((await told(other, [own])).status).toBe(403);
    const home = await madeOf(office, 'branch', { name: 'Home' });
    const abroad = await hire(office, may, { branch: home });
    expect(await told(abroad, [own])).toMatchObject({ status: 404, body: { code: 'not_found', id: own } });
    expect(await told(clerk, [own, 999_999])).toMatchObject({ status: 404, body: { code: 'not_found', id: 999_999 } });
    expect(made).not.toHaveBeenCalled();
  });
});

describe('a document that does not come to its end', () => {
  it('says why, and is no part of one', async () => {
    watched(async () => {
      throw new Problem(422, 'paper_unset');
    });
    const lines = await linesOf(await ask({ ids }, { query: '?language=en' }));
    expect(lines).toEqual([
      { drawn: 0, of: 3 },
      { refused: { status: 422, body: expect.objectContaining({ code: 'paper_unset' }) } },
    ]);
  });

  it('tells of which record there is none, such as of one that goes meanwhile', async () => {
    const party = await books.party('Who goes');
    const many: number[] = [];
    for (let at = 0; at < 22; at += 1) many.push((await draft(party)).id);
    const last = many.at(-1) ?? 0;
    watched(async () => {
      const gone = await office.call('DELETE', calls('sales').remove(last));
      expect(gone.status, JSON.stringify(gone.body)).toBeLessThan(300);
      return new Uint8Array();
    });
    const lines = await linesOf(await ask({ ids: many }));
    expect(lines.slice(1)).toEqual([
      { drawn: 20, of: 22 },
      { refused: { status: 404, body: expect.objectContaining({ code: 'not_found', id: last }) } },
    ]);
  });

  it('is not gone on with once nobody waits for it', async () => {
    const made = watched(async () => new Uint8Array());
    const left = new AbortController();
    const reply = await ask({ ids }, { signal: left.signal });
    const reader = reply.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"drawn":0,"of":3}\n');
    left.abort();
    expect(await reader?.read()).toMatchObject({ done: true });
    expect(made).not.toHaveBeenCalled();
    const cancelled = await ask({ ids });
    await cancelled.body?.cancel();
    expect(made).not.toHaveBeenCalled();
  });
});
