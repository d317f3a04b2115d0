import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { RefCell } from '#src/engine/kinds/ref/RefCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { showPages } from '../../support/officePage.tsx';

const admin: Principal = { role: 'admin', permissions: null, branch: null };
const BRANCH = fieldOf(entities.booking, 'branch');

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

let answer: (rows: readonly object[]) => void;
let fail: () => void;

/** A cell and a title of the branch 300, whose look-up is slow. */
async function show() {
  const look = new Promise<Response>(resolve => {
    answer = branches =>
      resolve(Response.json({ branches, page: 1, size: 1, total_pages: 1, total_elements: branches.length }));
    fail = () => resolve(Response.json({ detail: 'The host is busy.' }, { status: 503 }));
  });
  const page = (
    <>
      <section aria-label="cell">
        <RefCell field={BRANCH} value={300} name="branch" />
      </section>
      <section aria-label="title">
        <RefTitle target="branch" id="300" />
      </section>
    </>
  );
  const host = async (path: string) =>
    path.includes('id__in') ? (await look).clone() : Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });
  await showPages({ host, entity: entities.booking, pages: { one: page }, at: 'one', who: admin });
}

describe.each(['cell', 'title'])('the %s of a record that is asked for', name => {
  const place = () => within(screen.getByRole('region', { name }));

  it('has no number in it while nothing is known, and then its name', async () => {
    await show();
    expect(await place().findByRole('img', { name: 'Please wait' })).toBeVisible();
    expect(screen.queryByText(/300/)).toBeNull();
    answer([{ id: 300, name: 'Sylhet' }]);
    expect(await place().findByText('Sylhet')).toBeVisible();
    expect(place().queryByRole('img')).toBeNull();
  });

  it('has its number where the answer is lost', async () => {
    await show();
    await place().findByRole('img');
    fail();
    expect(await place().findByText('#300')).toBeVisible();
    expect(place().queryByRole('img')).toBeNull();
  });

  it('says that it is of another branch where the host keeps it to itself', async () => {
    await show();
    await place().findByRole('img');
    answer([]);
    expect(await place().findByText('of another branch')).toBeVisible();
  });
});
