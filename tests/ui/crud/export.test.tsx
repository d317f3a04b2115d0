import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, ListBase, Notification, ResourceContextProvider, type SortPayload } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { ExportPanel } from '#src/engine/exports/ExportPanel.tsx';
import { cellText } from '#catalog/engine/reading/Sheet.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { createDataProvider } from '#src/dataProvider/createDataProvider.ts';
import { messages } from '#src/i18n/en/messages.ts';

const ROWS = 1_201;
const { route } = entities.city;
const byName: SortPayload = { field: 'name', order: 'ASC' };

/** Pages of cities that were asked for, and what happens on the way to each. */
let pages: URLSearchParams[];
let meanwhile: (page: number, signal: AbortSignal | null | undefined) => Promise<void>;

const cityOf = (id: number) => ({
  id,
  name: `City ${String((id * 7919) % 100_003).padStart(6, '0')}`,
  bn_name: '',
  country: null,
});
const cities = Array.from({ length: ROWS }, (_, index) => cityOf(index + 1));
const inListOrder = cities.toSorted((one, other) => one.name.localeCompare(other.name));

/** A page as the host gives it: 500 rows at most, of those up to an id, by id downwards or by name. */
function pageOf(query: URLSearchParams) {
  const [page, size] = [Number(query.get('page')), Math.min(Number(query.get('size')), 500)];
  const upTo = Number(query.get('id__lte') ?? Infinity);
  const found = (query.get('ordering') === '-id' ? cities.toReversed() : inListOrder).filter(({ id }) => id <= upTo);
  return { cities: found.slice((page - 1) * size, page * size), page, size, total_elements: found.length };
}

const provider = createDataProvider({
  baseUrl: '',
  mediaUrl: '',
  async fetch(input, init) {
    const { searchParams: query } = new URL(String(input), 'http://rihla.test');
    if (query.get('size') === '500') {
      pages.push(query);
      await meanwhile(pages.length, init?.signal);
    }
    return Response.json(pageOf(query));
  },
  token: () => null,
  locale: () => 'en',
});

beforeEach(() => {
  [pages, meanwhile] = [[], async () => undefined];
});

describe('the export of a list', () => {
  let files: { name: string; content: Blob }[];
  beforeEach(() => {
    files = [];
    const blobs = new Map<string, Blob>();
    vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
    URL.createObjectURL = blob => {
      if (blob instanceof Blob) blobs.set(`blob:${blobs.size}`, blob);
      return `blob:${blobs.size - 1}`;
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push({ name: this.download, content: blobs.get(this.href) ?? new Blob() });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const show = (onClose = () => undefined) =>
    render(
      <MemoryRouter>
        <AdminContext dataProvider={provider} i18nProvider={polyglot(() => messages, 'en')}>
          <ResourceContextProvider value={route}>
            <ListBase sort={byName} perPage={25} disableSyncWithLocation>
              <ExportPanel onClose={onClose} />
            </ListBase>
          </ResourceContextProvider>
          <Notification />
        </AdminContext>
      </MemoryRouter>,
    );
  const press = async (format: RegExp) => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: format }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
  };

  it.each([
    ['CSV', /CSV/, 'csv'],
    ['XLSX', /XLSX/, 'xlsx'],
  ])('to %s has every record in the order of the list, and names their number', async (_, format, ending) => {
    show();
    await press(format);
    await waitFor(() => expect(files).toHaveLength(1));
    const [{ name, content } = { name: '', content: new Blob() }] = files;
    expect(name).toMatch(new RegExp(`^.+ \\d{4}-\\d\\d-\\d\\d \\(${ROWS} rows\\)\\.${ending}$`));
    const [, ...rows] = await readTable(new File([content], `x.${ending}`));
    expect(rows.map(row => row.map(cellText)).map(row => [Number(row[0]), row[1]])).toEqual(
      inListOrder.map(({ id, name: city }) => [id, city]),
    );
  });

  it('that fails midway leaves no short file, and says why', async () => {
    meanwhile = async page => {
      if (page === 3) throw new TypeError('Failed to fetch');
    };
    show();
    await press(/CSV/);
    expect(await screen.findByText(/no file was written.*cannot be reached/)).toBeVisible();
    expect(files).toEqual([]);
  });

  it('that is left ends its requests, and says nothing', async () => {
    let ended: unknown;
    meanwhile = async (page, signal) => {
      if (page < 2) return;
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject((ended = signal.reason))));
    };
    const { unmount } = show();
    await press(/CSV/);
    await waitFor(() => expect(pages.length).toBeGreaterThan(1));
    unmount();
    await waitFor(() => expect(ended).toBe('left'));
    expect([pages.length, files]).toEqual([2, []]);
  });
});
