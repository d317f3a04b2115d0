import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const download = (path: string) => office.app.request(path);

describe('a sealed file', () => {
  it('opens only by a link that the host signed, for that file, for at most half an hour', async () => {
    const { passport_scan: link } = await completePilgrim(office);
    const [path = '', query = ''] = String(link).split('?');
    const { exp, sig } = Object.fromEntries(new URLSearchParams(query));
    expect(path).toMatch(/^\/media\/sealed\//);
    expect((await download(String(link))).status).toBe(200);
    expect((await download(String(link))).headers.get('cache-control')).toBe('private, no-store');
    const elsewhere = path.replace(/[0-9a-f]{4}\.webp$/, '0000.webp');
    const encoded = path.replace('sealed', '%73ealed');
    for (const wrong of [
      path,
      `${path}?exp=${exp}`,
      `${path}?sig=${sig}`,
      `${path}?exp=${exp}&sig=`,
      `${path}?exp=${Number(exp) + 1}&sig=${sig}`,
      `${path}?exp=${exp}&sig=${String(sig).slice(0, -1)}`,
      `${path}?exp=NaN&sig=${sig}`,
      `${path}?exp=Infinity&sig=${sig}`,
      `${elsewhere}?${query}`,
      encoded,
      path.replace('sealed', 'open/../sealed'),
      path.replace('/sealed', '//sealed'),
    ]) {
      expect([403, 404], wrong).toContain((await download(wrong)).status);
    }
    office.wait(15 * 60 - 1);
    expect((await download(String(link))).status).toBe(200);
    office.wait(15 * 60 + 2);
    expect((await download(String(link))).status).toBe(403);
  });

  it('keeps the text of its link for a while, so that a record that is read again looks the same', async () => {
    const { id } = await completePilgrim(office);
    const link = async () => (await office.call('GET', pilgrims.one(id))).body.passport_scan;
    // From the beginning of a quarter of an hour.
    office.wait(900 - (Math.floor(office.host.clock().getTime() / 1000) % 900) + 1);
    const first = await link();
    office.wait(15 * 60 - 2);
    expect(await link()).toBe(first);
    office.wait(2);
    expect(await link()).not.toBe(first);
    expect((await download(first)).status).toBe(200);
  });

  it('does not open by the link of another file', async () => {
    const one = await completePilgrim(office);
    const body = formOf({ passport_scan: asFile(await jpeg(50), 'scan.jpg', 'image/jpeg') });
    const { body: other } = await office.call('PUT', pilgrims.update((await completePilgrim(office)).id), { body });
    const [[path = ''], [, signature = '']] = [
      String(one.passport_scan).split('?'),
      String(other.passport_scan).split('?'),
    ];
    expect((await download(String(one.passport_scan))).status).toBe(200);
    expect(String(other.passport_scan)).not.toContain(path);
    expect((await download(`${path}?${signature}`)).status).toBe(403);
  });

  it('has no link for whoever may not change the record', async () => {
    const { id } = await completePilgrim(office);
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    for (const path of [pilgrims.one(id), pilgrims.all, pilgrims.everything])
      expect(JSON.stringify((await reader.call('GET', path)).body), path).not.toContain('/media/sealed/');
  });

  it('stays the same when its signed link is sent back', async () => {
    const pilgrim = await completePilgrim(office);
    const { status, body } = await office.call('PUT', pilgrims.update(pilgrim.id), { body: pilgrim });
    expect([status, body.version]).toEqual([200, 1]);
  });
});
