import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { isPaperKind, paperKinds } from '#catalog/registry/paperKinds.ts';
import { NotFound } from '#src/layout/NotFound.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { PaperOnScreen } from './PaperOnScreen.tsx';

/** A paper of any kind, ready for the printer, with the way back to the record that it is of. */
export function AnyPaperPage() {
  const { kind = '', paperId = '' } = useParams();
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!isPaperKind(kind)) return <NotFound />;
  const { name, route } = entities[paperKinds[kind]];
  return (
    <>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${paperId}`} />
      <PaperOnScreen
        key={`${kind}/${paperId}`}
        kind={kind}
        id={paperId}
        backTo={createPath({ resource: route, type: 'edit', id: paperId })}
      />
    </>
  );
}
