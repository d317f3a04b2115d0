import { configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { actionsOn, guest } from '#catalog/engine/access/access.ts';
import { commandsOn } from '#catalog/registry/commands.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import type { Field, Kind } from '#catalog/engine/fields.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { anythingUnsaved } from '#src/engine/editing/unsaved.ts';
import { calls } from '#catalog/engine/wire.ts';
import { showPages } from '../../support/officePage.tsx';
import { sampleOf } from '../../support/sample.ts';

const standing = { ...getConfig() };
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const documents = entityList.filter(
  entity => stateFieldOf(entity) && actionsOn(entity).includes('create') && commandsOn(entity).length > 0,
);

/** What the host works out by itself once a document is made. */
function workedOut({ kind, initial }: Field): unknown {
  if (kind === 'money') return '138000.00';
  if (kind === 'text') return 'BK-2026-000017';
  return initial ?? null;
}

/** Keeps the one document that is sent to it, with what is worked out from it. */
function hostOf(entity: Entity) {
  const derived = Object.entries(entity.fields).filter(([, { readOnly }]) => readOnly);
  let record: object | undefined;
  return async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const own = Object.fromEntries(derived.map(([name, field]) => [name, workedOut(field)]));
      record = { ...JSON.parse(String(init.body)), ...own, id: 7, version: 1 };
      return Response.json(record, { status: 201 });
    }
    const { pathname } = new URL(path, 'http://rihla.test');
    if (record && pathname === calls(entity.name).one(7)) return Response.json(record);
    if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
    const asked = entityList.find(({ name }) => pathname.startsWith(`/${name}/`)) ?? entity;
    return Response.json({ [asked.collection]: [], page: 1, size: 25, total_pages: 0, total_elements: 0 });
  };
}

const typed: Partial<Record<Kind, string>> = {
  longText: 'Typed',
  text: 'Typed',
  integer: '7',
  money: '7.00',
  date: '2027-03-09',
};

const kindOf = (entity: Entity, name: string): Kind => entity.fields[name]?.kind ?? 'text';

/** The input of a field into which something can be typed, the most harmless first. */
function boxOf(entity: Entity): HTMLInputElement {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[name]:not(:disabled)')];
  const found = Object.keys(typed).flatMap(kind => boxes.filter(({ name }) => entity.fields[name]?.kind === kind));
  const [box] = found;
  if (!box) throw new Error('nothing can be typed');
  return box;
}

it.each(documents.map(entity => [entity.name, entity] as const))(
  'a %s that was just made in its form has nothing left to save',
  async (_, entity) => {
    let made = 0;
    const call = async () => ({ status: 201, body: { id: (made += 1), file: '/media/a.webp' } });
    const office = { host: { db: {} }, call };
    const begun = await sampleOf(office as never, entity);
    const pages = { ':id/*': <EntityEdit />, create: <EntityCreate begun={begun} /> };
    // Costs are in the lines of some, and read by their right alone.
    const who = { ...guest, role: 'admin' } as const;
    const { router } = await showPages({ host: hostOf(entity), entity, pages, at: 'create', who });
    await screen.findByRole('button', { name: 'Save' });
    const box = await waitFor(() => boxOf(entity));
    fireEvent.change(box, { target: { value: typed[kindOf(entity, box.name)] } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/7(\/|$)/));
    await screen.findByRole('button', { name: 'History' });
    await waitFor(() => expect(anythingUnsaved.get()).toBe(false));
    expect(screen.queryByText('Save your changes first.')).not.toBeInTheDocument();
  },
);
