import { expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { openingSort } from '#src/engine/entity/openingSort.ts';

test.each([
  [entities.city, { field: 'name', order: 'ASC' }],
  [entities.department, { field: 'name', order: 'ASC' }],
  [entities.hajj_passenger_info, { field: 'id', order: 'DESC' }],
])('reference data opens by its names, all else by what came last', (entity, sort) => {
  expect(openingSort(entity)).toEqual(sort);
});
