import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Heading } from '../pages/Heading.tsx';

/** The page of what is printed of a record; `title` is the key of its heading, `param` names its id in the address. */
export const paperPage = (title: string, Printed: ComponentType<{ readonly id: number }>, param = 'documentId') =>
  function PaperPage() {
    const { [param]: id = '' } = useParams();
    const translate = useTranslate();
    return (
      <>
        <Heading title={translate(title, { smart_count: 1 })} about={`#${id}`} />
        <Printed key={id} id={Number(id)} />
      </>
    );
  };
