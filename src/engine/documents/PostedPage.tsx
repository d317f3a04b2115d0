import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { ShowBase, useRecordContext, useShowContext } from 'react-admin';
import { EntityEdit } from '../crud/form/EntityEdit.tsx';
import { LoadingForm } from '../crud/form/LoadingForm.tsx';
import { Heading } from '../pages/Heading.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { FieldReading } from '../kinds/FieldReading.tsx';
import { InputGrid } from '../kinds/InputGrid.tsx';

/** What may still be said of a posted document. */
const open = ['details', 'file'] as const;

interface PostedPageProps {
  readonly mayEdit: boolean;
  readonly tools: ReactNode;
  readonly reading: ReactNode;
  readonly kinds?: ReactNode;
}

const Above = ({ tools, kinds }: Pick<PostedPageProps, 'tools' | 'kinds'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, p: 2, paddingBlockEnd: 0 }}>
    {kinds}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{tools}</Box>
  </Box>
);

const body = { display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const Body = ({ reading }: Pick<PostedPageProps, 'reading'>) => (
  <Box sx={body}>
    {reading}
    <InputGrid entity={useEntity()} names={open} />
  </Box>
);

/** Its words and attachment for whoever may not change them. */
function Said() {
  const { fields } = useEntity();
  const record = useRecordContext();
  return open.map(name => {
    const [field, value] = [fields[name], record?.[name]];
    return field && (value ?? '') !== '' && <FieldReading key={name} name={name} field={field} value={value} />;
  });
}

function Shown({ tools, kinds, reading }: PostedPageProps) {
  const { record, defaultTitle } = useShowContext();
  if (!record) return <LoadingForm />;
  return (
    <>
      <Heading title={defaultTitle} />
      <Card sx={{ mt: 2 }}>
        <Above tools={tools} kinds={kinds} />
        <Box sx={body}>
          {reading}
          <Said />
        </Box>
      </Card>
    </>
  );
}

/** A document that stands in the books, or whose reader may not change it. */
export function PostedPage(props: PostedPageProps) {
  const { mayEdit, reading, tools, kinds } = props;
  if (mayEdit)
    return (
      <EntityEdit
        above={<Above tools={tools} kinds={kinds} />}
        body={<Body reading={reading} />}
        permanent={() => true}
      />
    );
  return (
    <ShowBase>
      <Shown {...props} />
    </ShowBase>
  );
}
