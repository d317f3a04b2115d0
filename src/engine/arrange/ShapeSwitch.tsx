import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useResourceContext, useStore, useTranslate } from 'react-admin';

const icons = { table: TableRows, tree: AccountTree, cards: GridView } as const;
export type Shape = keyof typeof icons;

/** How the list is shown; remembered for each list. */
export function useShape(first: Shape = 'table'): [Shape, (shape: Shape) => void] {
  const resource = useResourceContext();
  return useStore<Shape>(`${resource}.shape`, first);
}

export interface Shapes {
  readonly other: Exclude<Shape, 'table'>;
  /** The shape until somebody chooses; a table without. */
  readonly first?: Shape | undefined;
}

/** Chooses between the table and the entity's other shape. */
export function ShapeSwitch({ other, first = 'table' }: Shapes) {
  const translate = useTranslate();
  const [shape, choose] = useShape(first);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shape}
      aria-label={translate('contentPages.shape.label')}
      onChange={(_event, value: Shape | null) => value && choose(value)}
      sx={{ marginBlockStart: 1 }}
    >
      {(['table', other] as const).map(one => {
        const Icon = icons[one];
        return (
          <ToggleButton key={one} value={one} sx={{ gap: 0.5, paddingBlock: 0.5 }}>
            <Icon fontSize="small" />
            {translate(`contentPages.shape.${one}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
