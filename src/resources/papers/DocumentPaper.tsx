import type { ComponentProps } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { PaperOnScreen } from './PaperOnScreen.tsx';

interface DocumentPaperProps extends Omit<ComponentProps<typeof PaperOnScreen>, 'backTo'> {
  /** Of whose record it is. */
  readonly name: keyof typeof entities;
  /** Key of its heading, if that is not what such records are called. */
  readonly title?: string;
}

/** The page of a paper of one record, with the way back to that. */
export function DocumentPaper({ name, title = `entities.${name}`, ...paper }: DocumentPaperProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { kind, id } = paper;
  return (
    <>
      <Heading title={translate(title, { smart_count: 1 })} about={`#${id}`} />
      <PaperOnScreen
        key={`${kind}/${id}`}
        backTo={createPath({ resource: entities[name].route, type: 'edit', id })}
        {...paper}
      />
    </>
  );
}
