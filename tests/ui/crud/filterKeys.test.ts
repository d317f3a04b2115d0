import { expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { readFilterKey } from '#src/engine/crud/list/filterKeys.ts';

const read = (key: string) => {
  const { name, comparison } = readFilterKey(entities.tour_package, key) ?? {};
  return [name, comparison];
};

test('a filter key says the field and how it is compared', () => {
  expect(read('departure_date__gte')).toEqual(['departure_date', 'gte']);
  expect(read('tour_type__in')).toEqual(['tour_type', 'in']);
  expect(read('is_featured')).toEqual(['is_featured', 'is']);
  expect(read('created_at__lte')).toEqual(['created_at', 'lte']);
});

test('the search text and unknown fields are no filters on fields', () => {
  expect(read('q')).toEqual([undefined, undefined]);
  expect(read('shoe_size__gte')).toEqual([undefined, undefined]);
});
