import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { isPublishable } from '../../catalog/website/publication.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { keepPublishing } from '../../server/modules/website/publishing/keepPublishing.ts';
import { publishDue } from '../../server/modules/website/publishing/publishDue.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const SOON = 120;
const inSeconds = (seconds: number): string => new Date(office.host.clock().getTime() + seconds * 1000).toISOString();
const move = async ({ name }: Entity, id: number, to: string) => {
  const { status, body } = await office.call('POST', calls(name).transition(id), { body: { to } });
  expect(status, JSON.stringify(body)).toBe(200);
};
const change = ({ name }: Entity, id: number, body: unknown) => office.call('PUT', calls(name).update(id), { body });
const recordOf = async ({ name }: Entity, id: number) => (await office.call('GET', calls(name).one(id))).body;
const live = async ({ name }: Entity, id: number) => (await office.call('GET', `/api/live/${name}/${id}`)).body;
const historyOf = async ({ name }: Entity, id: number, language = 'en') =>
  (
    await office.call(
      'GET',
      `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: name, record: id }))}`,
      { headers: { 'accept-language': language } },
    )
  ).body;
const keptOf = async ({ name }: Entity, id: number) =>
  (await office.host.db.execute(`select * from live_version where entity = '${name}' and record = ${id}`)).rows;

async function scheduled(entity: Entity, seconds: number): Promise<number> {
  const { id } = await createSample(office, entity);
  await change(entity, id, { publish_at: inSeconds(seconds) });
  await move(entity, id, 'scheduled');
  return id;
}

/** A plain text that every such entity has under one name or another. */
const wordOf = (entity: Entity): string => ['name', 'title'].find(name => name in entity.fields) ?? '';

describe.each(entityList.filter(isPublishable).map(entity => [entity.name, entity] as const))('%s', (_, entity) => {
  it('goes live when its time has come, by the product itself', async () => {
    const [soon, later] = [await scheduled(entity, SOON), await scheduled(entity, 3 * SOON)];
    await publishDue(office.host);
    expect((await recordOf(entity, soon)).status).toBe('scheduled');
    office.wait(SOON);
    await publishDue(office.host);
    expect([(await recordOf(entity, soon)).status, (await recordOf(entity, later)).status]).toEqual([
      'published',
      'scheduled',
    ]);
    const [entry] = await historyOf(entity, soon);
    expect(entry).toMatchObject({
      action: 'transition',
      by: null,
      by_name: null,
      before: { status: 'scheduled' },
      after: { status: 'published' },
      reason: 'The time to publish had come.',
    });
    const reasons = await Promise.all(
      ['en', 'tr', 'ar'].map(async language => (await historyOf(entity, soon, language))[0].reason),
    );
    expect(new Set(reasons).size).toBe(3);
  });

  it('stays on the website as it was published while it is reworked', async () => {
    const word = wordOf(entity);
    const { id } = await createSample(office, entity);
    await change(entity, id, { [word]: 'As published' });
    expect(await live(entity, id)).toMatchObject({ live: null, draft: { id, [word]: 'As published' } });
    const publishedAt = office.host.clock();
    await move(entity, id, 'published');
    expect(await live(entity, id)).toMatchObject({ live: { id, [word]: 'As published' }, draft: null });
    office.wait(60);
    await move(entity, id, 'draft');
    await change(entity, id, { [word]: 'Being reworked' });
    expect(await live(entity, id)).toMatchObject({
      live: { id, [word]: 'As published', status: 'published' },
      draft: { [word]: 'Being reworked', status: 'draft' },
    });
    expect(await keptOf(entity, id)).toMatchObject([{ published_at: expect.anything() }]);
    expect(new Date(String((await keptOf(entity, id))[0]?.['published_at']))).toEqual(publishedAt);
    await change(entity, id, { publish_at: inSeconds(SOON) });
    await move(entity, id, 'in_review');
    await move(entity, id, 'scheduled');
    expect((await live(entity, id)).live[word]).toBe('As published');
    office.wait(SOON);
    await publishDue(office.host);
    expect(await live(entity, id)).toMatchObject({ live: { [word]: 'Being reworked' }, draft: null });
    expect(await keptOf(entity, id)).toEqual([]);
  });

  it('leaves the website when it is archived or deleted', async () => {
    const [archived, deleted] = [await createSample(office, entity), await createSample(office, entity)];
    for (const { id } of [archived, deleted]) {
      await move(entity, id, 'published');
      await move(entity, id, 'draft');
      expect(await keptOf(entity, id)).toHaveLength(1);
    }
    await move(entity, archived.id, 'archived');
    expect(await live(entity, archived.id)).toMatchObject({ live: null, draft: { status: 'archived' } });
    expect((await office.call('DELETE', calls(entity.name).remove(deleted.id))).status).toBe(200);
    for (const { id } of [archived, deleted]) expect(await keptOf(entity, id)).toEqual([]);
    expect((await office.call('GET', `/api/live/${entity.name}/${deleted.id}`)).status).toBe(404);
  });

  it('keeps the time to publish as long as it is scheduled', async () => {
    const id = await scheduled(entity, SOON);
    expect((await change(entity, id, { publish_at: null })).body.errors).toEqual([
      { field: 'publish_at', code: 'required' },
    ]);
    await move(entity, id, 'draft');
    expect((await change(entity, id, { publish_at: null })).status).toBe(200);
  });

  it('shows both of its sides to whoever may see it', async () => {
    const { id } = await createSample(office, entity);
    const reader = await hire(office, [`${entity.name.toUpperCase()}_DETAILS`]);
    const stranger = await hire(office, ['CITY_DETAILS']);
    expect((await reader.call('GET', `/api/live/${entity.name}/${id}`)).body).toMatchObject({
      live: null,
      draft: { id },
    });
    expect((await stranger.call('GET', `/api/live/${entity.name}/${id}`)).status).toBe(403);
    expect((await office.call('GET', `/api/live/${entity.name}/${id}`, { as: 'guest' })).status).toBe(401);
  });
});

describe('publishing', () => {
  const notice = entities.notice;

  it('is done once for each when several processes sweep at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => scheduled(notice, SOON)));
    office.wait(SOON);
    await Promise.all([1, 2, 3, 4].map(() => publishDue(office.host)));
    for (const id of ids) {
      const steps = (await historyOf(notice, id)).filter(
        (one: { after: { status?: string } }) => one.after.status === 'published',
      );
      expect([(await recordOf(notice, id)).status, steps.length]).toEqual(['published', 1]);
    }
    expect(office.logged.filter(one => one['level'] === 'error')).toEqual([]);
  });

  it('does not wait for whoever is about a record, nor overrule her', async () => {
    const [held, free] = [await scheduled(notice, SOON), await scheduled(notice, SOON)];
    office.wait(SOON);
    await office.host.db.transaction(async tx => {
      await tx.execute(`update notice set status = 'draft' where id = ${held}`);
      await publishDue(office.host);
    });
    expect([(await recordOf(notice, held)).status, (await recordOf(notice, free)).status]).toEqual([
      'draft',
      'published',
    ]);
    await publishDue(office.host);
    expect((await recordOf(notice, held)).status).toBe('draft');
  });

  it('goes on with the others when one record fails, and says which', async () => {
    const [bad, good] = [await scheduled(notice, SOON), await scheduled(notice, SOON)];
    office.wait(SOON);
    const failing = {
      ...office.host,
      effects: {
        notice: {
          afterChange: async (_tx: unknown, _desk: unknown, { after }: { after?: Record<string, unknown> }) => {
            if (after?.['id'] === bad) throw new Error('out of ink');
          },
        },
      },
    };
    await publishDue(failing);
    expect([(await recordOf(notice, bad)).status, (await recordOf(notice, good)).status]).toEqual([
      'scheduled',
      'published',
    ]);
    expect(office.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'record not published', entity: 'notice', record: bad }),
    );
    await publishDue(office.host);
    expect((await recordOf(notice, bad)).status).toBe('published');
  });

  it('happens by itself while the host runs, and ends with it', async () => {
    const id = await scheduled(notice, SOON);
    office.wait(SOON);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = keepPublishing(office.host);
    await vi.advanceTimersByTimeAsync(10_000);
    await stop();
    vi.useRealTimers();
    expect((await recordOf(notice, id)).status).toBe('published');
  });

  it('has sides of content alone', async () => {
    for (const path of ['city/1', 'nothing/1', 'constructor/1'])
      expect((await office.call('GET', `/api/live/${path}`)).body, path).toMatchObject({ code: 'no_such_call' });
    for (const id of ['abc', '0', '99999999999999', '2000000000'])
      expect((await office.call('GET', `/api/live/notice/${id}`)).status, id).toBe(404);
  });
});

describe('a page of the website', () => {
  const { cms_menu: menu, cms_menu_content: content } = entities;
  const textsOf = async (id: number) =>
    (await office.call('GET', `/cms_menu_content/api/v1/get_all_cms_menu_content_by_cms_menu_id/${id}`)).body
      .menu_contents;

  it('shows what was published while a text is reworked, moved and put elsewhere', async () => {
    const [here, there] = [await createSample(office, menu), await createSample(office, menu)];
    const write = async (name: string, position: number) => {
      const { body } = await office.call('POST', calls(content.name).create, {
        body: { ...(await sampleOf(office, content)), cms_menu: here.id, name, value: `<p>${name}</p>`, position },
      });
      await move(content, body.id, 'published');
      return body.id;
    };
    const [first, second] = [await write('First', 1), await write('Second', 2)];
    await move(content, first, 'draft');
    await change(content, first, { name: 'Changed', cms_menu: there.id, position: 9 });
    expect(Object.entries(await textsOf(here.id))).toEqual([
      ['First', '<p>First</p>'],
      ['Second', '<p>Second</p>'],
    ]);
    expect(await textsOf(there.id)).toEqual({});
    await move(content, first, 'published');
    expect([await textsOf(here.id), await textsOf(there.id)]).toEqual([
      { Second: '<p>Second</p>' },
      { Changed: '<p>First</p>' },
    ]);
    await move(content, second, 'archived');
    expect(await textsOf(here.id)).toEqual({});
  });

  it('never lacks a text for a moment while it goes back and forth', async () => {
    const { id } = await createSample(office, menu);
    const { body } = await office.call('POST', calls(content.name).create, {
      body: { ...(await sampleOf(office, content)), cms_menu: id, name: 'Always' },
    });
    await move(content, body.id, 'published');
    let isOver = false;
    const reader = async () => {
      while (!isOver) expect(Object.keys(await textsOf(id))).toEqual(['Always']);
    };
    const writer = async () => {
      for (let round = 0; round < 15; round += 1)
        for (const to of ['draft', 'published']) await move(content, body.id, to);
      isOver = true;
    };
    await Promise.all([
      writer().finally(() => {
        isOver = true;
      }),
      reader(),
      reader(),
    ]);
  });
});
