import { ListBase } from 'react-admin';
import { ShapeSwitch, useShape } from '#src/engine/arrange/ShapeSwitch.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { PictureGrid } from './PictureGrid.tsx';

function Content() {
  const [shape] = useShape();
  const grid = shape === 'cards' && { table: <PictureGrid />, cards: <PictureGrid /> };
  return <ListPage notice={<ShapeSwitch other="cards" />} {...grid} />;
}

/** Pictures as a table or as cards; each leads to its gallery. */
export function PictureList() {
  const { route } = useEntity();
  return (
    <ListBase key={route} perPage={25} sort={newestFirst}>
      <Content />
    </ListBase>
  );
}
