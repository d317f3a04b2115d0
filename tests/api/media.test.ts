import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let office: Office;
let packageId: number;
beforeAll(async () => {
  office = await openOffice();
  packageId = (await createSample(office, entities.tour_package)).id;
});
afterAll(() => office.close());

const upload = (file: File) => office.call('POST', '/api/media', { body: formOf({ file }) });
const attach = (image: unknown) =>
  office.call('PUT', calls('tour_package').update(packageId), {
    body: image instanceof File ? formOf({ image }) : { image },
  });
const download = (path: string) => office.app.request(path);
const bytesOf = async (path: string) => new Uint8Array(await (await download(path)).arrayBuffer());

/** A PNG of one colour that unpacks to `side` times `side` pixels and is tiny itself. */
function bomb(side: number): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const table = Array.from({ length: 256 }, (_, n) =>
      Array.from({ length: 8 }).reduce<number>(c => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
    );
    const crc = ~body.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), -1) >>> 0;
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc);
    return Buffer.concat([size, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an uploaded picture', () => {
  it('is painted anew as WebP: no place, no camera, no second file behind it', async () => {
    const original = await sharp(await jpeg(10))
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const polyglot = Buffer.concat([original, Buffer.from('<script>alert("polyglot")</script>PK\u0003\u0004')]);
    const { body, status } = await attach(asFile(polyglot, 'holiday.html', 'text/html'));
    expect([status, body.image]).toEqual([
      200,
      expect.stringMatching(/^\/media\/open\/[0-9a-f]{2}\/[0-9a-f]{40}\.webp$/),
    ]);
    const stored = Buffer.from(await bytesOf(body.image));
    const { format, exif, width, height } = await sharp(stored).metadata();
    expect({ format, exif, width, height }).toEqual({ format: 'webp', exif: undefined, width: 40, height: 30 });
    for (const trace of ['SECRET-OWNER', 'polyglot', '<script']) expect(stored.includes(trace), trace).toBe(false);
  });

  it('is made smaller when its longer side has more than 1600 pixels', async () => {
    const large = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { body } = await attach(asFile(large, 'large.png'));
    expect(await sharp(Buffer.from(await bytesOf(body.image))).metadata()).toMatchObject({ width: 1600, height: 800 });
  });

  it('is named after its content, whatever its own name says', async () => {
    for (const name of [
      '../../../etc/passwd',
      '..\\..\\x.exe',
      '/etc/x',
      'a\u0000b.jpg',
      '.htaccess',
      'x'.repeat(5000),
    ]) {
      const { body, status } = await attach(asFile(await jpeg(77), name));
      expect([status, body.image], name.slice(0, 30)).toEqual([
        200,
        expect.stringMatching(/^\/media\/open\/[0-9a-f]{2}\/[0-9a-f]{40}\.webp$/),
      ]);
    }
  });

  it('is stored once when many send the same at once', async () => {
    const file = asFile(await jpeg(99), 'same.jpg');
    const replies = await Promise.all(Array.from({ length: 12 }, () => upload(file)));
    expect(new Set(replies.map(reply => `${reply.status} ${reply.body.file}`)).size).toBe(1);
  });

  it.each([
    ['SVG', SVG],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['JavaScript', 'alert(1)'],
    ['PDF', PDF],
    ['text', 'hello'],
    ['nothing', ''],
    ['GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a program', 'MZ\u0090\u0000'],
    ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>'],
  ])('is not %s, whatever its name and type say', async (_, content) => {
    const { status, body } = await attach(asFile(content, 'picture.jpg', 'image/jpeg'));
    expect([status, body.errors]).toEqual([400, [{ field: 'image', code: 'not_image' }]]);
  });

  it('is refused when it is cut off, broken, too large or unpacks to too much', async () => {
    const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await attach(asFile(whole.subarray(0, whole.length / 2), 'cut.jpg'))).body.errors[0].code).toBe(
      'not_image',
    );
    expect(
      (await attach(asFile(Buffer.concat([whole.subarray(0, 30), Buffer.alloc(400, 7)]), 'broken.jpg'))).body.errors[0]
        .code,
    ).toBe('not_image');
    const packed = bomb(20_000);
    expect(packed.length).toBeLessThan(100_000);
    expect((await attach(asFile(packed, 'bomb.png'))).body.errors[0].code).toBe('picture_too_large');
    expect((await attach(asFile(bomb(100), 'fine.png'))).status).toBe(200);
    const over = await attach(asFile(Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024)]), 'over.jpg'));
    expect([over.status, over.body.errors[0]]).toEqual([
      400,
      { field: 'image', code: 'file_too_large', params: { max: 8 } },
    ]);
    expect((await attach(asFile(Buffer.alloc(10 * 1024 * 1024), 'huge.jpg'))).status).toBe(413);
  });

  it('takes a bounded part of the memory, however small its file is', async () => {
    const avif = await sharp({ create: { width: 3800, height: 3800, channels: 3, background: 'red' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(avif.length).toBeLessThan(2000);
    expect((await attach(asFile(avif, 'bomb.avif'))).body.errors).toEqual([
      { field: 'image', code: 'picture_too_large', params: { max: 12 } },
    ]);
    expect((await upload(asFile(avif, 'bomb.avif'))).body.errors[0].code).toBe('picture_too_large');
  });

  it('is named by a record only after it was uploaded, as a picture', async () => {
    const { body: pdf } = await upload(asFile(PDF, 'a.pdf'));
    const { passport_scan: scan } = await completePilgrim(office);
    for (const path of [
      pdf.file,
      scan,
      String(scan).split('?')[0],
      `/media/open/aa/${'a'.repeat(40)}.webp`,
      'https://evil.example/x.webp',
      '/media/open/../sealed/x.webp',
    ]) {
      expect((await attach(path)).body.errors, String(path)).toEqual([{ field: 'image', code: 'not_media' }]);
    }
    const { body: picture } = await upload(asFile(await jpeg(5), 'a.jpg'));
    expect((await attach(picture.file)).status).toBe(200);
    const { id } = await completePilgrim(office);
    expect(
      (await office.call('PUT', pilgrims.update(id), { body: { passport_scan: picture.file } })).body.errors,
    ).toEqual([{ field: 'passport_scan', code: 'not_media' }]);
  });

  it('is sent by somebody who is signed in', async () => {
    expect(
      (await office.call('POST', '/api/media', { as: 'guest', body: formOf({ file: asFile(await jpeg(), 'a.jpg') }) }))
        .status,
    ).toBe(401);
    for (const body of [formOf({}), formOf({ file: 'text' }), {}])
      expect((await office.call('POST', '/api/media', { body })).status).toBe(400);
  });
});

describe('the picture of an account', () => {
  const send = async (id: number | string, as: 'user' | 'admin' | 'guest') =>
    office.call('POST', `/user/api/v1/user/uploadimage/${id}/`, {
      as,
      body: formOf({ image: asFile(await jpeg(61), 'me.jpg') }),
    });

  it('is changed by its owner and by whoever may change accounts', async () => {
    for (const as of ['user', 'admin'] as const) {
      const { status, body } = await send(office.ids.user, as);
      expect([status, body]).toEqual([200, expect.stringMatching(/^\/media\/open\/.*\.webp$/)]);
      expect((await office.call('GET', '/user/api/v1/user/me/', { as: 'user' })).body.image).toBe(body);
    }
  });

  it('is changed by nobody else, and only where there is an account', async () => {
    const { id: equal } = await hire(office);
    for (const id of [office.ids.admin, equal]) expect((await send(id, 'user')).status).toBe(403);
    expect((await send(office.ids.user, 'guest')).status).toBe(401);
    for (const id of [2_000_000_000, 'abc', '99999999999999'])
      expect((await send(id, 'admin')).status, String(id)).toBe(404);
  });
});

describe('a stored file', () => {
  it('is never served as a page: its own type, no sniffing, no script, documents as downloads', async () => {
    const [{ body: picture }, { body: pdf }] = [
      await upload(asFile(await jpeg(3), 'a.jpg')),
      await upload(asFile(PDF, 'a.pdf')),
    ];
    const [shown, loaded] = [await download(picture.file), await download(pdf.file)];
    expect([shown.headers.get('content-type'), shown.headers.get('content-disposition')]).toEqual([
      'image/webp',
      'inline',
    ]);
    expect([loaded.headers.get('content-type'), loaded.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      'attachment',
    ]);
    for (const { headers } of [shown, loaded]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    }
  });

  it('is found by its own path alone', async () => {
    const { body } = await upload(asFile(await jpeg(4), 'a.jpg'));
    const inside = String(body.file).slice('/media/'.length);
    for (const path of [
      '/media/',
      '/media/open',
      '/media/../package.json',
      '/media/..%2f..%2fetc%2fpasswd',
      '/media/%2e%2e/%2e%2e/etc/passwd',
      '/media/open/..\\..\\x',
      `/media/open/../${inside}`,
      `/media//${inside}`,
      `/media/${inside}%00.html`,
      `/media/${inside}.html`,
      '/media/open/aa/%',
      `/media/open/aa/${'a'.repeat(40)}.webp`,
    ]) {
      const reply = await download(path);
      expect([400, 404, path.includes('../open') ? 200 : 404], path).toContain(reply.status);
      expect(await reply.text()).not.toMatch(/root:|"name": "rihla"/);
    }
  });
});
