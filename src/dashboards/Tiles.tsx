import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Figure } from '../../catalog/dashboards/Behind.ts';
import { type FigureName, projectFigures } from '../../catalog/dashboards/projectFigures.ts';
import { originAt } from '../engine/crud/list/WayBack.tsx';
import { pathBehind } from '../reports/pathBehind.ts';
import { Explain } from './Explain.tsx';
import { useFigureText } from './useFigureText.ts';
import type { Project, ProjectFigure } from './useProject.ts';

/** Figures that ask for somebody to act when they are not nothing. */
const urgent = new Set<FigureName>(['unpaid_orders', 'incomplete_orders', 'low_stock', 'expiring_passports']);

interface TileProps {
  readonly name: FigureName;
  readonly told: ProjectFigure;
  readonly project: Project;
}

/** One number, which leads to the rows that it counts. */
function Tile({ name, told, project }: TileProps) {
  const translate = useTranslate();
  const location = useLocation();
  const text = useFigureText({ isSigned: true })(told.value);
  const title = translate(`dashboards.figures.${name}`);
  const figure: Figure = projectFigures[name];
  const behind = figure.behind(project);
  const isUrgent = urgent.has(name) && told.rows > 0;
  return (
    <Card component="li" sx={{ position: 'relative', listStyle: 'none' }}>
      <CardActionArea
        component={LinkBase}
        to={pathBehind(behind)}
        state={originAt(location, translate('dashboards.title'))}
        aria-label={translate('dashboards.opens', { name: title, value: text })}
        sx={{
          height: '100%',
          p: 2,
          paddingInlineEnd: 5,
          borderInlineStart: '4px solid',
          borderColor: isUrgent ? 'warning.main' : 'transparent',
        }}
      >
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mb: 0.5, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography
          component="span"
          variant="h5"
          sx={{
            display: 'block',
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
            fontSize: { xs: '1.15rem', sm: '1.5rem' },
          }}
        >
          <bdi>{text}</bdi>
        </Typography>
      </CardActionArea>
      <Box sx={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 }}>
        <Explain name={name} title={title} value={text} rows={told.rows} behind={behind} />
      </Box>
    </Card>
  );
}

/** The single numbers of the overview, as many as its reader may know of. */
export function Tiles({ project }: { readonly project: Project }) {
  const found = Object.entries(project.figures) as [FigureName, ProjectFigure][];
  if (found.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
      }}
    >
      {found.map(([name, told]) => (
        <Tile key={name} name={name} told={told} project={project} />
      ))}
    </Box>
  );
}
