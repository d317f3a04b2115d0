import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { groupBy } from 'es-toolkit';
import { useCreatePath, useTranslate } from 'react-admin';
import { PageLink } from '../pages/PageLink.tsx';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Use } from '../../dataProvider/usesIn.ts';

/** The records that need one which was not deleted, by what they are, each with the way to it. */
export function UsedBy({ uses }: { readonly uses: readonly Use[] }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return Object.entries(groupBy([...uses], ({ entity }) => entity)).map(([name, some]) => {
    const { route } = entityNamed(name);
    return (
      <Box key={name} component="section" sx={{ mt: 1 }}>
        <Typography component="h3" variant="body2" color="textSecondary">
          {translate(`resources.${route}.name`, { smart_count: some.length })}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {some.map(({ id, title }) => (
            <li key={id}>
              <PageLink
                dir="auto"
                to={createPath({ resource: route, type: 'edit', id })}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 28 }}
              >
                {title}
              </PageLink>
            </li>
          ))}
        </Box>
      </Box>
    );
  });
}
