import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

/** The look-up lists of the specification, each read from the field of its name, by entity. */
const lists: readonly (readonly [string, EntityName])[] = [
  ['branches', 'branch'],
  ['thanas', 'thana'],
  ['cities', 'city'],
  ['countries', 'country'],
  ['roles', 'role'],
  ['departments', 'department'],
  ['tour_types', 'tour_type'],
  ['employees', 'employee'],
  ['members', 'member'],
  ['permissions', 'permission'],
  ['users', 'user'],
  ['menus', 'cms_menu'],
  ['causes', 'cause'],
  ['menu_items', 'cms_menu_content'],
  ['menu_items', 'menu_item'],
  ['content_images', 'cms_menu_content_image'],
  ['content_images', 'cause_content_image'],
  ['groups', 'group'],
  ['primary_groups', 'primary_group'],
  ['designations', 'designation'],
  ['ledger_accounts', 'ledger_account'],
  ['sub_ledger_accounts', 'sub_ledger_account'],
  ['brands', 'brand'],
  ['orderstatuses', 'orderstatus'],
  ['customers', 'customer'],
  ['purchase_statuses', 'purchase_status'],
  ['products', 'product'],
  ['paymentmethods', 'paymentmethod'],
  ['vendors', 'vendor'],
  ['customer_types', 'customer_type'],
];

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe('a look-up list of the specification', () => {
  it.each(lists)('%s of %s comes whole, without paging, under its name', async (key, entity) => {
    const { id } = await createSample(office, entities[entity]);
    for (const path of [calls(entity).everything, calls(entity).everything.replace(/\/$/, '')]) {
      const { status, body } = await office.call('GET', path);
      expect(status).toBe(200);
      expect(body[key].map((row: { id: number }) => row.id)).toContain(id);
    }
  });
});

describe('categories by level', () => {
  it('come under the names of the specification', async () => {
    const category = async (parent: number | null) =>
      Number((await office.call('POST', calls('category').create, { body: { name: 'Shelf', parent } })).body.id);
    const top = await category(null);
    const sub = await category(top);
    const low = await category(sub);
    for (const [key, path, id] of [
      ['parent_categories', 'get_all_parent_category_without_pagination/', top],
      ['sub_categories', `get_all_sub_category_by_category_id_without_pagination/${top}`, sub],
      ['sub_sub_categories', `get_all_sub_sub_category_by_category_id_without_pagination/${sub}`, low],
    ] as const) {
      const { body } = await office.call('GET', `/category/api/v1/category/${path}`);
      expect(
        body[key].map((row: { id: number }) => row.id),
        key,
      ).toEqual([id]);
    }
  });
});
