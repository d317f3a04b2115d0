import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { MAX_BATCH_MB } from '../../catalog/engine/uploads.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { asFile, jpeg } from '../support/pictures.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const get = async (path: string, asked: CallOptions = {}) => office.call('GET', path, asked);
const create = async (entity: Entity, values: Record<string, unknown>) => {
  const { status, body } = await office.call('POST', calls(entity.name).create, {
    body: { ...(await sampleOf(office, entity)), ...values },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const move = ({ name }: Entity, id: number, to: string) =>
  office.call('POST', calls(name).transition(id), { body: { to } });

const pages = [
  {
    owner: entities.cms_menu,
    contents: entities.cms_menu_content,
    images: entities.cms_menu_content_image,
    key: 'menu_contents',
    both: `${mount('cms_menu')}/get_all_menu_content_and_image_by_cms_menu_id`,
    texts: '/cms_menu_content/api/v1/get_all_cms_menu_content_by_cms_menu_id',
    byHead: '/cms_menu_content_image/api/v1/get_all_cms_menu_content_image_list_by_cms_menu_id',
  },
  {
    owner: entities.cause,
    contents: entities.cause_content,
    images: entities.cause_content_image,
    key: 'cause_contents',
    both: `${mount('cause')}/get_all_content_and_image_by_cause_id`,
    texts: `${mount('cause_content')}/get_all_cause_content_by_cause_id`,
    byHead: `${mount('cause_content_image')}/get_all_cause_content_image_by_cause_id`,
  },
];

describe.each(pages.map(page => [page.owner.name, page] as const))(
  'what the website shows of a %s',
  (name, { owner, contents, images, key, both, texts, byHead }) => {
    const write = async (id: number, values: Record<string, unknown>) => {
      const text = await create(contents, { [name]: id, ...values });
      await move(contents, text.id, 'published');
      return text;
    };

    it('is its published texts in their order, under their names', async () => {
      const { id } = await createSample(office, owner);
      await write(id, { name: 'Last', value: '<p>3</p>', position: 3 });
      await write(id, { name: 'First', value: '<p>1</p>', position: 1 });
      await write(id, { name: 'Unplaced', value: '<p>9</p>', position: null });
      await write(id, { name: 'Twice', value: '<p>2a</p>', position: 2 });
      await write(id, { name: 'Twice', value: '<p>2b</p>', position: 2 });
      await create(contents, { [name]: id, name: 'Draft', position: 0 });
      const other = await createSample(office, owner);
      await write(other.id, { name: 'Elsewhere' });
      const { status, body } = await get(`${texts}/${id}`);
      expect([status, Object.entries(body[key])]).toEqual([
        200,
        [
          ['First', '<p>1</p>'],
          ['Twice', ['<p>2a</p>', '<p>2b</p>']],
          ['Last', '<p>3</p>'],
          ['Unplaced', '<p>9</p>'],
        ],
      ]);
      for (const path of [`${texts}/${id}/`, `${mount(contents.name)}/${texts.split('/').at(-1)}/${id}`])
        expect((await get(path)).body, path).toEqual(body);
    });

    it('is its pictures in their order, by heading', async () => {
      const { id } = await createSample(office, owner);
      const [a, b, c] = [
        await create(images, { [name]: id, head: 'Mina', position: 2 }),
        await create(images, { [name]: id, head: 'Makkah', position: 3 }),
        await create(images, { [name]: id, head: 'Mina', position: 1 }),
      ];
      expect((await get(`${byHead}/${id}`)).body).toEqual({
        content_images: { Mina: [c.image, a.image], Makkah: b.image },
      });
      await write(id, { name: 'Words', value: '<p>x</p>' });
      expect((await get(`${both}/${id}`)).body).toEqual({
        [key]: { Words: '<p>x</p>' },
        content_images: { Mina: [c.image, a.image], Makkah: b.image },
      });
    });

    it('is nothing yet for a new one, and not found for none', async () => {
      const { id } = await createSample(office, owner);
      expect((await get(`${both}/${id}`)).body).toEqual({ [key]: {}, content_images: {} });
      for (const path of [texts, byHead, both])
        for (const wrong of [2_000_000_000, 'abc', '0', '99999999999999'])
          expect((await get(`${path}/${wrong}`)).status, `${path}/${wrong}`).toBe(404);
    });

    it('is told to whoever may list it', async () => {
      const { id } = await createSample(office, owner);
      const reader = await hire(office, [`${contents.name.toUpperCase()}_LIST`]);
      expect((await reader.call('GET', `${texts}/${id}`)).status).toBe(200);
      for (const path of [byHead, both]) expect((await reader.call('GET', `${path}/${id}`)).status).toBe(403);
      for (const path of [texts, byHead, both]) expect((await get(`${path}/${id}`, { as: 'guest' })).status).toBe(401);
    });
  },
);

describe('the pictures of a menu as records', () => {
  it('stand in their order', async () => {
    const { id } = await createSample(office, entities.cms_menu);
    for (const position of [2, 1])
      await create(entities.cms_menu_content_image, { cms_menu: id, alt: `Number ${position}`, position });
    const { body } = await get(`/cms_menu_content_image/api/v1/get_all_cms_menu_content_image_by_cms_menu_id/${id}`);
    expect(body.content_images.map((one: { alt: string }) => one.alt)).toEqual(['Number 1', 'Number 2']);
  });
});

describe('the menu of the website', () => {
  it('stands nested to any depth, in its order', async () => {
    const top = await create(entities.cms_menu, { name: 'Umrah', parent: null, position: 1 });
    const second = await create(entities.cms_menu, { name: 'Visa', parent: top.id, position: 2 });
    await create(entities.cms_menu, { name: 'Hotels', parent: top.id, position: 1 });
    await create(entities.cms_menu, { name: 'Papers', parent: second.id, note: 'Bring them all' });
    const { body } = await get(`${mount('cms_menu')}/get_all_nested_cms_menu/`);
    const umrah = body.menus.find((one: { name: string }) => one.name === 'Umrah');
    expect(umrah.children.map((one: { name: string }) => one.name)).toEqual(['Hotels', 'Visa']);
    expect(umrah.children[1].children).toMatchObject([
      { name: 'Papers', parent: second.id, note: 'Bring them all', children: [] },
    ]);
    expect((await get(`${mount('cms_menu')}/get_all_nested_cms_menu`, { as: 'guest' })).status).toBe(401);
  });
});

describe.each(pages.map(page => [page.images.name, page] as const))(
  'several pictures at once, as %s',
  (_, { owner, images }) => {
    const place = calls(images.name).create;
    const send = async (values: Record<string, unknown>, asked: CallOptions = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values))
        form.append(name, value instanceof File ? value : String(value));
      return office.call('POST', place, { ...asked, body: form });
    };
    const photo = async (shade: number) => asFile(await jpeg(shade), `${shade}.jpg`, 'image/jpeg');
    const countOf = async () => (await get(`${calls(images.name).all}?size=1`)).body.total_elements;

    it('follow those that are there, each with its own words', async () => {
      const { id } = await createSample(office, owner);
      await create(images, { [owner.name]: id, alt: 'The first', position: 4 });
      const { status, body } = await send({
        [owner.name]: id,
        head: 'Arafat',
        'images[0][10]': await photo(3),
        'alts[0][10]': 'The tenth',
        'images[0][2]': await photo(2),
        'alts[0][2]': 'The second',
      });
      expect([status, body.map((one: Record<string, unknown>) => [one['alt'], one['position']])]).toEqual([
        201,
        [
          ['The first', 4],
          ['The second', 5],
          ['The tenth', 6],
        ],
      ]);
      expect(body[1]).toMatchObject({
        head: 'Arafat',
        [owner.name]: id,
        version: 1,
        image: expect.stringMatching(/^\/media\/open\/.*\.webp$/),
      });
      expect(
        (
          await get(
            `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: images.name, record: body[2].id }))}`,
          )
        ).body,
      ).toMatchObject([{ action: 'create', after: { alt: 'The tenth' } }]);
    });

    it('may have been uploaded before, and a single one is created as ever', async () => {
      const { id } = await createSample(office, owner);
      const sample = await sampleOf(office, images);
      const { status, body } = await send({
        [owner.name]: id,
        head: 'Mina',
        'images[0][0]': sample['image'],
        'alts[0][0]': 'Tents',
      });
      expect([status, body.length, body[0].image, body[0].position]).toEqual([201, 1, sample['image'], 1]);
      const single = await send({ [owner.name]: id, head: 'Mina', image: await photo(9), alt: 'One' });
      expect([single.status, single.body.alt]).toEqual([201, 'One']);
    });

    it('are refused all when one is wrong, and each fault is named', async () => {
      const { id } = await createSample(office, owner);
      const before = await countOf();
      const svg = asFile(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        'x.jpg',
        'image/jpeg',
      );
      const wrong = await send({
        [owner.name]: id,
        head: 'Mina',
        'images[0][0]': await photo(1),
        'alts[0][0]': 'Good',
        'images[0][1]': svg,
        'alts[0][1]': 'Bad',
        'images[0][2]': await photo(2),
        'alts[0][3]': 'Of none',
      });
      expect([wrong.status, wrong.body.errors]).toEqual([
        400,
        [
          { field: 'images[0][1]', code: 'not_image' },
          { field: 'alts[0][2]', code: 'required' },
        ],
      ]);
      const headless = await send({
        [owner.name]: id,
        'images[0][0]': await photo(1),
        'alts[0][0]': 'Good',
        'images[0][1]': await photo(2),
        'alts[0][1]': 'Good',
      });
      expect([headless.status, headless.body.errors]).toEqual([400, [{ field: 'head', code: 'required' }]]);
      for (const value of [2_000_000_000, ''])
        expect(
          (await send({ [owner.name]: value, head: 'Mina', 'images[0][0]': await photo(1), 'alts[0][0]': 'Good' })).body
            .errors[0].field,
        ).toBe(owner.name);
      expect(
        (await send({ [owner.name]: id, head: 'Mina', 'images[0][0]': '/media/../etc/passwd', 'alts[0][0]': 'Good' }))
          .body.errors,
      ).toEqual([{ field: 'images[0][0]', code: 'not_media' }]);
      expect(await countOf()).toBe(before);
    });

    it('are added by whoever may add one', async () => {
      const { id } = await createSample(office, owner);
      for (const [as, status] of [
        ['guest', 401],
        ['user', 403],
        ['staff', 201],
      ] as const) {
        expect(
          (await send({ [owner.name]: id, head: 'Mina', 'images[0][0]': await photo(1), 'alts[0][0]': 'Good' }, { as }))
            .status,
          as,
        ).toBe(status);
      }
    });

    it('all get a place of their own when two add some at the same moment', async () => {
      const { id } = await createSample(office, owner);
      const forms = await Promise.all(
        Array.from({ length: 4 }, async (_, at) => ({
          [owner.name]: id,
          head: 'Mina',
          'images[0][0]': await photo(at),
          'alts[0][0]': 'a',
          'images[0][1]': await photo(at + 50),
          'alts[0][1]': 'b',
        })),
      );
      const replies = await Promise.all(forms.map(form => send(form)));
      expect(replies.map(one => one.status)).toEqual([201, 201, 201, 201]);
      const longest = replies.map(one => one.body).find(all => all.length === 8);
      expect(longest.map((one: { position: number }) => one.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });

    it('may weigh more together than one record may, up to a measure', async () => {
      const sized = (mb: number) =>
        office.app.request(place, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${office.tokens.admin}`,
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': String(mb * 1024 * 1024),
          },
          body: '--x--',
        });
      expect([(await sized(MAX_BATCH_MB - 1)).status, (await sized(MAX_BATCH_MB + 1)).status]).toEqual([400, 413]);
    });
  },
);

describe('what belongs to a product', () => {
  it('is its pictures in their order and its colours', async () => {
    const product = await createSample(office, entities.product);
    for (const position of [2, 1])
      await create(entities.productimage, { product: product.id, alt: `Side ${position}`, position });
    await createSample(office, entities.productimage);
    const color = await createSample(office, entities.color);
    await create(entities.productcolor, { product: product.id, color: [color.id] });
    const images = await get(`${mount('productimage')}/all_productimage_by_product_id/${product.id}`);
    expect(images.body.product_images.map((one: { alt: string }) => one.alt)).toEqual(['Side 1', 'Side 2']);
    const colors = await get(`${mount('productcolor')}/get_all_by_product_id/${product.id}`);
    expect(colors.body.product_colors).toMatchObject([{ product: product.id, color: [color.id] }]);
    for (const path of [
      'productimage/api/v1/productimage/all_productimage_by_product_id',
      'productcolor/api/v1/productcolor/get_all_by_product_id',
    ]) {
      expect((await get(`/${path}/abc`)).status).toBe(404);
      expect((await get(`/${path}/1`, { as: 'guest' })).status).toBe(401);
    }
  });
});

describe('the shelves of the shop', () => {
  it('are found level by level', async () => {
    const top = await create(entities.category, { name: 'Books', parent: null });
    const sub = await create(entities.category, { name: 'Prayer', parent: top.id });
    const low = await create(entities.category, { name: 'Small', parent: sub.id });
    const names = async (path: string, key: string) =>
      (await get(`${mount('category')}/${path}`)).body[key].map((one: { id: number }) => one.id);
    const tops = await names('get_all_parent_category_without_pagination/', 'parent_categories');
    expect([tops.includes(top.id), tops.includes(sub.id)]).toEqual([true, false]);
    expect(await names(`get_all_sub_category_by_category_id_without_pagination/${top.id}`, 'sub_categories')).toEqual([
      sub.id,
    ]);
    expect(
      await names(`get_all_sub_sub_category_by_category_id_without_pagination/${sub.id}`, 'sub_sub_categories'),
    ).toEqual([low.id]);
    expect(await names('get_all_sub_category_by_category_id_without_pagination/2000000000', 'sub_categories')).toEqual(
      [],
    );
  });
});

describe('the ways to pay', () => {
  it('are found by their type, under both names of the family', async () => {
    const { id } = await create(entities.paymentmethod, { type: 'mobile' });
    for (const mounted of [mount('payment_method'), mount('paymentmethod')]) {
      expect((await get(`${mounted}/payment_method_by_type/mobile`)).body.payment_method).toMatchObject([
        { id, type: 'mobile' },
      ]);
      expect((await get(`${mounted}/payment_method_by_type/barter`)).status).toBe(404);
    }
  });
});

describe('the site’s settings', () => {
  it('are told to everybody, the newest first', async () => {
    const [old, young] = [
      await createSample(office, entities.general_setting),
      await createSample(office, entities.general_setting),
    ];
    const { status, body } = await get(calls('general_setting').all, { as: 'guest' });
    expect([status, body.general_settings.slice(0, 2).map((one: { id: number }) => one.id)]).toEqual([
      200,
      [young.id, old.id],
    ]);
    expect(
      (await office.call('PUT', calls('general_setting').update(old.id), { as: 'guest', body: { title: 'Mine' } }))
        .status,
    ).toBe(401);
  });
});
