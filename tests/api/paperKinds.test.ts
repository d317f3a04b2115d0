import { expect, it } from 'vitest';
import { paperKinds } from '../../catalog/registry/paperKinds.ts';
import { paperKinds as drawn } from '../../server/modules/papers.ts';

it('every kind of paper that the host draws is known by name, with the entity of whose records it is', () => {
  const entities = Object.entries(drawn).map(([kind, { entity }]) => [kind, entity.name]);
  expect(Object.fromEntries(entities)).toEqual(paperKinds);
});
