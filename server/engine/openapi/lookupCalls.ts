import { mount } from '#catalog/engine/wire.ts';
import { listsBy } from '../lookups/listsBy.ts';
import { type Calls, reading } from './operation.ts';
import { listOf, named, object } from './shapes.ts';

const summaries: Readonly<Record<string, string>> = {
  thanas: 'Thanas of a city',
  parent_categories: 'Categories of the first level',
  sub_categories: 'Categories below one of the first level',
  sub_sub_categories: 'Categories below one of the second level',
  product_images: 'Pictures of a product',
  product_colors: 'Colours of a product',
  inventories: 'What each branch has of the items of a product',
  payment_method: 'Payment methods of a type',
};

/** Look-ups that have paths of their own. */
export const lookupCalls: Calls = {
  ...Object.fromEntries(
    listsBy.map(({ entity, path, field, collection }) => [
      `${mount(entity.name)}${path.endsWith('/:value') ? path.replace(':value', field === 'type' ? '{type}' : '{id}') : `${path}/`}`,
      reading(entity.name, summaries[collection] ?? '', object({ [collection]: listOf(named(entity.name)) }), {
        open: entity.name === 'thana',
      }),
    ]),
  ),
  [`${mount('branch')}/get_a_branch_by_user_id/{id}`]: reading('branch', 'Branch of an employee', named('branch')),
  [`${mount('purchase_final')}/create_directly_from_admin_panel/`]: {
    post: {
      tag: 'purchase_final',
      summary: 'A draft, as by `create/`',
      body: named('purchase_final_input'),
      answer: named('purchase_final'),
      status: 201,
      repeatable: true,
    },
  },
};
