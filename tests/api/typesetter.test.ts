import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { PaperData } from '../../catalog/engine/papers/PaperData.ts';
import { Typesetter } from '../../server/engine/papers/Typesetter.ts';
import { blank, invoices } from '../support/papers.ts';
import { hasPoppler, linesOf, pagesOf } from '../support/pdf.ts';

const log = vi.fn();
const typesetter = new Typesetter({ idle: 5_000 });
const typeset = async (paper: PaperData): Promise<Uint8Array> => {
  const [document] = await typesetter.typeset(log, [paper]);
  if (!document) throw new Error('no document');
  return document;
};
const wordsOf = (text = ''): string => text.replaceAll(/\s+/g, ' ');
const long = (rows: number, cell = 'A suitcase'): PaperData => ({
  ...invoices.en,
  rows: Array.from({ length: rows }, (_, at) => [`${cell} ${at + 1}`, '1', '10.00', '0.00', '10.00']),
});

describe('a typeset paper', () => {
  it.each(['en', 'tr'] as const)('says all that it is given, in its order: %s', async language => {
    const paper = invoices[language];
    const [page = ''] = await pagesOf(await typeset(paper));
    const said = wordsOf(page);
    const told = [
      paper.agency.name,
      paper.title,
      ...paper.facts.map(fact => `${fact.label} ${fact.value}`),
      ...paper.parties.flatMap(party => [party.label, party.value, ...party.lines]),
      ...paper.rows.map(row => row.join(' ')),
      ...paper.totals.map(total => `${total.label} ${total.value}`),
      paper.amountInWords?.value ?? '',
      ...paper.notes,
      ...paper.terms,
      paper.code?.words ?? '',
      ...paper.signatures,
    ];
    expect(told.filter(text => !said.includes(text))).toEqual([]);
    const places = [paper.title, ...paper.rows.flat().slice(0, 1), paper.notes[0] ?? '', paper.signatures[0] ?? ''];
    const order = places.map(text => said.indexOf(text));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.skipIf(!hasPoppler)('is read rightly in Arabic, from right to left, numbers from left to right', async () => {
    const lines = await linesOf(await typeset({ ...invoices.ar, mark: undefined } as PaperData));
    expect(lines).toEqual(
      expect.arrayContaining([
        'شركة رحلة للسفر والحج',
        'فاتورة مبيعات SA-2026-000123',
        '+966 11 000 0000',
        'الرقم الضريبي 300012345600003',
        'عبد الرحمن بن خالد',
        'حقيبة سفر كبيرة',
        'SAR 25,875.00',
        'خمسة وعشرون ألفاً وثمانمائة وخمسة وسبعون ريالاً',
        'تُرد البضاعة خلال سبعة أيام.',
        'المبلغ كتابة',
      ]),
    );
  });

  it.skipIf(!hasPoppler)('is read rightly in Bengali, with its joined letters', async () => {
    const lines = await linesOf(await typeset(invoices.bn));
    expect(lines).toEqual(
      expect.arrayContaining([
        // Poppler sees a gap behind the joined letter at the end, and begins a line.
        'রিহলা ট্রাভেলস অ্যান্ড',
        'হজ লিমিটেড',
        'টাকা প্রাপ্তির রসিদ RV-2026-000123',
        'মোঃ আব্দুল করিম',
        'গ্রাম: কৃষ্ণপুর',
        'জেলা: কুমিল্লা',
        'হজ প্যাকেজের প্রথম কিস্তি',
        'মোট প্রাপ্ত',
        'দুই লক্ষ ত্রিশ হাজার সাতশত বায়ান্ন টাকা মাত্র',
        'ব্যাংকের মাধ্যমে প্রদত্ত।',
        'পৃষ্ঠা ১ / ১',
      ]),
    );
  });

  it.each([
    '#import "/etc/passwd" $x$ *b*',
    '#read("/etc/passwd") `raw` [brackets] @label <label> _em_ = head',
    '#{panic()} \\ \\u{41} // gone /* gone */ -- --- ~ "quoted"',
    '", evil: eval("1") }, "',
  ])('takes no text for markup: %s', async name => {
    const paper: PaperData = {
      ...blank,
      title: name,
      parties: [{ label: name, value: name, lines: [name] }],
      columns: [{ label: name, kind: 'text', share: 1 }],
      rows: [[name]],
      notes: [name],
      foot: { ...blank.foot, page: `${name} %{page}` },
    };
    const [page] = await pagesOf(await typeset(paper));
    expect(wordsOf(page).split(wordsOf(name))).toHaveLength(9);
  });

  it('is of a template that reads no file, fetches no package and runs no text', async () => {
    const template = await readFile(new URL('../../server/engine/papers/paper.typ', import.meta.url), 'utf8');
    expect(template.match(/\b(import|include|read|eval|plugin|csv|toml|yaml|xml|cbor|bibliography)\b/g)).toBeNull();
  });

  it('repeats the heads of its table on each page, and counts the pages', async () => {
    const pages = (await pagesOf(await typeset(long(95)))).map(wordsOf);
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Item Quantity Rate Discount Net');
      expect(page).toContain(`Page ${at + 1} of 3`);
    }
    expect(pages.filter(page => page.includes('A suitcase 95 '))).toHaveLength(1);
  });

  it('keeps its totals together', async () => {
    for (let rows = 28; rows < 40; rows += 1) {
      const pages = (await pagesOf(await typeset(long(rows)))).map(wordsOf);
      const holding = pages.filter(
        page => page.includes('VAT 15 %') || page.includes('Balance') || page.includes('In words'),
      );
      expect(holding).toHaveLength(1);
    }
  });

  it('shows the logo of the agency and what is written across it', async () => {
    const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    const marked = { ...invoices.en, mark: 'DRAFT', agency: { ...invoices.en.agency, logo: new Uint8Array(logo) } };
    const document = await typeset(marked);
    expect(Buffer.from(document).toString('latin1')).toContain('/Subtype /Image');
    expect((await pagesOf(document))[0]).toContain('DRAFT');
  });
});

describe('the typesetter', () => {
  it('gives a document of each of several papers, or one of them all, each with its own count of pages', async () => {
    const papers = [long(45), { ...invoices.tr, title: 'İkinci' }];
    const documents = await typesetter.typeset(log, papers);
    const [first, second] = await Promise.all(documents.map(pagesOf));
    expect([first?.length, second?.length]).toEqual([2, 1]);
    expect(second?.[0]).toContain('İkinci');
    const together = await pagesOf(await typesetter.typesetTogether(log, papers));
    expect(together.map(page => /Page \d of \d|Sayfa \d \/ \d/.exec(page)?.[0])).toEqual([
      'Page 1 of 2',
      'Page 2 of 2',
      'Sayfa 1 / 1',
    ]);
    expect(await typesetter.typeset(log, [])).toEqual([]);
  });

  it.each([
    ['memory', { memory: 150 }],
    ['time', { patience: 1_500 }],
  ])('ends at a paper that takes too much %s, and is there for the next', async (_, bounds) => {
    const bounded = new Typesetter(bounds);
    const refused = bounded.typesetTogether(log, [long(30_000, 'Much of it')]);
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'paper_unset' });
    if ('memory' in bounds) expect(await bounded.typeset(log, [blank])).toHaveLength(1);
  });

  it('says that papers are unavailable where its library is missing', async () => {
    const missing = new Typesetter({ library: '/nowhere/typst.js' });
    await expect(missing.typeset(log, [blank])).rejects.toMatchObject({ status: 503, code: 'papers_unavailable' });
  });

  it('ends when it is idle, and is told nothing of the host’s secrets nor of the net', async () => {
    vi.stubEnv('JWT_SECRET', 'known-to-the-host, and to nobody who asks');
    const own = new Typesetter({ idle: 50 });
    const setting = own.typeset(log, [blank]);
    await vi.waitFor(() => expect(own.pid).toBeDefined());
    const environment = await readFile(`/proc/${own.pid}/environ`, 'utf8');
    expect(environment).not.toContain('known-to-the-host');
    // Whatever the library might fetch goes to where nobody answers.
    expect(environment).toContain('HTTPS_PROXY=http://127.0.0.1:9');
    vi.unstubAllEnvs();
    expect(await setting).toHaveLength(1);
    await vi.waitFor(() => expect(own.pid).toBeUndefined());
  });
});
