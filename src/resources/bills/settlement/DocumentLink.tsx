import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'react-admin';
import { entityList } from '#catalog/registry/entities.ts';
import type { OpenItem } from './OpenItem.ts';

/** The number of a document, which leads to it. */
export function DocumentLink({ document, source, number }: Pick<OpenItem, 'document' | 'source' | 'number'>) {
  const createPath = useCreatePath();
  const entity = entityList.find(({ name }) => name === document);
  if (!entity) return <bdi>{number}</bdi>;
  return (
    <Link component={LinkBase} to={createPath({ resource: entity.route, type: 'edit', id: source })}>
      <bdi>{number}</bdi>
    </Link>
  );
}
