import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { showPages } from '../../support/officePage.tsx';

const entity = entities.brand;
const paths = calls(entity.name);
const admin: Principal = { ...guest, role: 'admin' };
const brands = [9, 8, 7].map(id => ({ id, version: 1, name: `Brand ${id}` }));

function answer(path: string): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  const one = brands.find(({ id }) => pathname === paths.one(id));
  if (one) return Response.json(one);
  if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  return Response.json({ [entity.collection]: brands, page: 1, size: 25, total_elements: brands.length });
}

/** The page of a record; those to come may be held back. */
async function open(id: number, host: (path: string) => Response | Promise<Response> = answer) {
  const page = (
    <main tabIndex={-1}>
      <EntityPage />
      <button type="button">Elsewhere</button>
    </main>
  );
  await showPages({ host, entity, pages: { ':id': page }, at: String(id), store: memoryStore(), who: admin });
  await standing(id);
}

const standing = (id: number) => screen.findByDisplayValue(`Brand ${id}`);
const arrow = (towards: 'next' | 'previous') => screen.findByRole('link', { name: new RegExp(`^Go to ${towards}`) });
const NEXT = { name: /^Go to next/ };

describe('the arrows of a record’s page, by keyboard', () => {
  it('keep the focus from record to record', async () => {
    await open(9);
    (await arrow('next')).focus();
    await userEvent.keyboard('{Enter}');
    await standing(8);
    await waitFor(async () => expect(await arrow('next')).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(await arrow('previous')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await standing(9);
  });

  it('hand it to the other one where they lead no further', async () => {
    await open(9);
    (await arrow('next')).focus();
    await userEvent.keyboard('{Enter}');
    await standing(8);
    await waitFor(async () => expect(await arrow('next')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await standing(7);
    await waitFor(async () => expect(await arrow('previous')).toHaveFocus());
    expect(screen.getByRole('button', NEXT)).toBeDisabled();
  });

  it('do not take it from whoever went elsewhere meanwhile', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await open(9, async path => {
      if (path.includes(paths.one(8))) await held;
      return answer(path);
    });
    (await arrow('next')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', NEXT)).toBeNull());
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    letGo();
    await standing(8);
    await arrow('next');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
