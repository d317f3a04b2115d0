import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityList } from '../../catalog/registry/entities.ts';
import { calls, searchParam } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { expectRefusal } from '../support/refusal.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe.each(entityList.map(entity => [entity.name, entity] as const))('the list of %s', (name, entity) => {
  const call = calls(name);

  it('refuses filters and orders that it does not know, code among them', async () => {
    const [field = ''] = entity.list;
    const bad = [
      'nmae=x',
      'name; drop table city=1',
      `${field}__like=x`,
      `${field}__in__in=x`,
      `${field}__=x`,
      'constructor=1',
      '__proto__=1',
      'toString__in=1',
      'password=x',
      'id=abc',
      'id=1 or 1=1',
      'id__in=1,x',
      'id=99999999999999999',
      'id__icontains=1',
      'created_at__gte=never',
      'created_at__icontains=2027',
      'created_at__gte=%2B275760-09-13T00:00:00Z',
      'ordering=nmae',
      'ordering=id;drop table city',
      'ordering=constructor',
      'ordering=__proto__',
      'ordering=-password',
      'ordering=name desc',
      'ordering=(select 1)',
      'ordering=search_text',
      'search_text=x',
      'version__gte=1',
      'among=constructor',
      'among=__proto__',
    ];
    for (const path of [call.all, call.everything, call.search])
      for (const query of bad) expectRefusal(await office.call('GET', `${path}?${query}`), query);
    for (const [one, { kind, sealed }] of Object.entries(entity.fields)) {
      if (sealed || kind === 'refs' || kind === 'lines' || kind === 'password')
        expectRefusal(await office.call('GET', `${call.all}?${one}=1`), one);
      if (['ref', 'date', 'integer', 'money', 'flag', 'choice', 'decimal', 'lines'].includes(kind))
        expectRefusal(await office.call('GET', `${call.all}?${one}__icontains=a`), one);
    }
  });

  it('looks for no more of a text than anybody types', async () => {
    const [text] = Object.entries(entity.fields).find(([, { kind, sealed }]) => kind === 'text' && !sealed) ?? [];
    if (text === undefined) return;
    const status = async (length: number) =>
      (await office.call('GET', `${call.all}?${text}__icontains=${'a'.repeat(length)}`)).status;
    expect([await status(200), await status(201)]).toEqual([200, 400]);
  });

  it('answers any page, size and search without a failure', async () => {
    const param = searchParam(entity);
    for (const query of [
      'page=0',
      'page=-1',
      'page=x',
      'size=0',
      'size=-5',
      'size=1e9',
      'page=9007199254740991',
      'page=1.5',
      `${param}=%25`,
      `${param}=_`,
      `${param}=\\`,
      `${param}='`,
      `${param}=${'a'.repeat(5000)}`,
      `${param}=%20%20`,
      `${param}=%F0%9F%95%8B`,
      `${param}=%00`,
      `${param}=%FF`,
    ]) {
      const { status, body } = await office.call('GET', `${call.search}?${query}`);
      expect([200, 400], `${query}: ${JSON.stringify(body).slice(0, 200)}`).toContain(status);
    }
  });
});

it('has never failed on our side', () => {
  expect(office.logged.filter(line => line['level'] === 'error')).toEqual([]);
});
