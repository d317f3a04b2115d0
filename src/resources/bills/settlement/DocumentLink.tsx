import { useCreatePath } from 'react-admin';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { entityList } from '#catalog/registry/entities.ts';
import type { OpenItem } from './OpenItem.ts';

/** The number of a document, which leads to it. */
export function DocumentLink({ document, source, number }: Pick<OpenItem, 'document' | 'source' | 'number'>) {
  const createPath = useCreatePath();
  const entity = entityList.find(({ name }) => name === document);
  if (!entity) return <bdi>{number}</bdi>;
  return (
    <PageLink to={createPath({ resource: entity.route, type: 'edit', id: source })}>
      <bdi>{number}</bdi>
    </PageLink>
  );
}
