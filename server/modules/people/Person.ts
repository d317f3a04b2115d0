import type { Entity } from '../../../catalog/defineEntity.ts';
import type { Sign } from '../../../catalog/people/persons.ts';
import type { Stored, Wire } from '../../crud/record.ts';

/** How a person is named in an answer. */
export interface Named {
  readonly entity: string;
  readonly id: number;
  readonly title: string;
  readonly image: unknown;
}

/** Another record of the same person, or one that may be theirs. */
export interface Also extends Named {
  /** What they share; the record itself where it is the same one under another name. */
  readonly because: Sign | 'record';
}

/** The picture that shows a person: the first that is no secret. */
const pictureOf = ({ fields }: Entity): string =>
  Object.entries(fields).find(([, { kind, sealed }]) => kind === 'image' && !sealed)?.[0] ?? '';

const titleOf = ({ title }: Entity, record: Stored): string =>
  title
    .map(name => record[name])
    .filter(Boolean)
    .join(' ') || `#${Number(record['id'])}`;

export const named = (entity: Entity, record: Stored): Named => ({
  entity: entity.name,
  id: Number(record['id']),
  title: titleOf(entity, record),
  image: record[pictureOf(entity)] ?? null,
});

/** What a list shows of a record, without its pictures. */
export function summary(entity: Entity, wire: Wire): Wire {
  const names = [...entity.title, ...entity.list].filter(name => entity.fields[name]?.kind !== 'image');
  return { id: wire['id'], ...Object.fromEntries(names.map(name => [name, wire[name]])) };
}
