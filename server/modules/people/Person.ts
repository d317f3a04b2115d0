import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Sign } from '#catalog/registry/persons.ts';
import { reveals } from '#catalog/engine/access/fieldRights.ts';
import type { Stored, Wire } from '../../engine/context/values.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { signed } from '../../engine/media/signed.ts';

/** How a person is named in an answer. */
export interface NamedPerson {
  readonly entity: string;
  readonly id: number;
  readonly title: string;
  readonly image: unknown;
}

/** Another record of the same person, or one that may be theirs. */
export interface RelatedPerson extends NamedPerson {
  /** What they share; the record itself where it is the same one under another name. */
  readonly because: Sign | 'record';
}

export interface PersonReader {
  readonly host: Host;
  readonly caller: Caller;
}

/** The picture that shows a person, the first of the record; one that is sealed for whoever may change the record. */
function pictureOf({ host, caller }: PersonReader, entity: Entity, record: Stored): unknown {
  const [name = '', field] = Object.entries(entity.fields).find(([, { kind }]) => kind === 'image') ?? [];
  const path = record[name] ?? null;
  if (!field?.sealed || typeof path !== 'string') return path;
  return reveals(caller, entity) ? signed(path, host) : null;
}

const titleOf = ({ title }: Entity, record: Stored): string =>
  title
    .map(name => record[name])
    .filter(Boolean)
    .join(' ') || `#${Number(record['id'])}`;

export const named = (request: PersonReader, entity: Entity, record: Stored): NamedPerson => ({
  entity: entity.name,
  id: Number(record['id']),
  title: titleOf(entity, record),
  image: pictureOf(request, entity, record),
});

/** What a list shows of a record, without its pictures. */
export function summary(entity: Entity, wire: Wire): Wire {
  const names = [...entity.title, ...entity.list].filter(name => entity.fields[name]?.kind !== 'image');
  return { id: wire['id'], ...Object.fromEntries(names.map(name => [name, wire[name]])) };
}
