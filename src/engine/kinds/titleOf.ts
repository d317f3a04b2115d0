import type { Entity } from '#catalog/engine/defineEntity.ts';

/** Names a record by its title fields; a record without any by its number. */
export function titleOf(entity: Entity, record: Readonly<Record<string, unknown>>): string {
  const words = entity.title.map(name => record[name]).filter(value => typeof value === 'string' && value !== '');
  return words.join(' ') || `#${String(record['id'])}`;
}
