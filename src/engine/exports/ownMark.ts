import type { Entity } from '#catalog/engine/defineEntity.ts';
import { crc32 } from '#catalog/engine/sheets/crc32.ts';
import { hostConfig } from '#src/authProvider/hostConfig.ts';

const HEAD = /\[id@([0-9a-f]{8})\]\s*$/;

/**
 * The mark of the ids that records of an entity have in an installation, 8 hexadecimal letters: in another one, or of
 * another entity, the same numbers mean other records. Undefined where the installation is not known.
 */
export function markOf(installation: string | null, { name }: Pick<Entity, 'name'>): string | undefined {
  if (installation === null) return undefined;
  const sum = crc32(new TextEncoder().encode(`${installation} ${name}`));
  return sum.toString(16).padStart(8, '0');
}

/** The mark of this host; rejects when the host is out of reach, since without it nothing is known of any id. */
export const ownMark = async (entity: Pick<Entity, 'name'>): Promise<string | undefined> =>
  markOf((await hostConfig()).installation, entity);

/** The head of the ids in an export, with the mark by which an import knows them again. */
export const idHead = (mark: string | undefined): string => (mark === undefined ? 'ID' : `ID [id@${mark}]`);

/** Whether the head of a column is that of our own ids: any other number, whatever it is called, is somebody else’s. */
export const isOwnHead = (head: string, mark: string | undefined): boolean =>
  mark !== undefined && HEAD.exec(head)?.[1] === mark;
