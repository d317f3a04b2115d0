import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { Heading } from '../pages/Heading.tsx';
import { CreateLink } from '../crud/list/CreateLink.tsx';
import { ListPage } from '../crud/list/ListPage.tsx';
import { RowsBase } from '../crud/list/RowsBase.tsx';
import { newestFirst } from '../entity/openingSort.ts';
import { type Shapes, ShapeSwitch, useShape } from './ShapeSwitch.tsx';

interface ShapedListProps extends Shapes {
  /** All records in their other shape, which needs no pages. */
  readonly children: ReactNode;
}

function Whole({ other, first, children }: ShapedListProps) {
  const { defaultTitle, resource } = useListContext();
  const { canAccess: canCreate } = useCanAccess({ resource, action: 'create' });
  return (
    <>
      <Heading title={defaultTitle} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          paddingBlockEnd: 1,
        }}
      >
        <ShapeSwitch other={other} first={first} />
        {canCreate && <CreateLink />}
      </Box>
      <Card>{children}</Card>
    </>
  );
}

function Content(props: ShapedListProps) {
  const { other, first = 'table' } = props;
  const [shape] = useShape(first);
  return shape === 'table' ? <ListPage notice={<ShapeSwitch other={other} first={first} />} /> : <Whole {...props} />;
}

/** A list that is shown as a table, or whole in another shape in which its records are put in order. */
export const ShapedList = (props: ShapedListProps) => (
  <RowsBase sort={newestFirst}>
    <Content {...props} />
  </RowsBase>
);
