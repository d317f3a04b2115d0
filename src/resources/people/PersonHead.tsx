import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { Fact } from '../../engine/facts/Fact.tsx';
import { isBlank } from '../../engine/kinds/blank.ts';
import { FieldCell } from '../../engine/kinds/FieldCell.tsx';
import { useRecordPath } from '../../engine/kinds/useRecordPath.ts';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import { mediaUrl } from '../../authProvider/host.ts';
import type { PersonAnswer } from './PersonAnswer.ts';

interface PersonHeadProps {
  readonly entity: Entity;
  readonly person: PersonAnswer['person'];
}

/** Who it is: picture, what a list tells of them, and the way to the record. */
export function PersonHead({ entity, person }: PersonHeadProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const recordPath = useRecordPath();
  const { record, image } = person;
  const facts = entity.list.flatMap(name => {
    const field = entity.fields[name];
    return field && field.kind !== 'image' && !entity.title.includes(name) && !isBlank(record[name])
      ? [{ name, field }]
      : [];
  });
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
      <Avatar src={image ? `${mediaUrl}${image}` : undefined} alt="" sx={{ width: 72, height: 72 }} />
      <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography variant="h6" component="h2">
            {labelOf(entity.route, 1)}
          </Typography>
          <PageButton to={recordPath(entity, record)} size="small" sx={{ marginInlineStart: 'auto' }}>
            {translate('person.record')}
          </PageButton>
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 1.5,
            m: 0,
            mt: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(11em, 1fr))',
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          {facts.map(({ name, field }) => (
            <Fact key={name} about={translate(`fields.${name}`)}>
              <FieldCell name={name} field={field} value={record[name]} />
            </Fact>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
