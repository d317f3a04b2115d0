import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Entity, fieldOf, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { useLabels } from '../../engine/kinds/choice/useLabels.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { listPath } from '../../engine/entity/listPath.ts';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import type { Sums, Tied } from './PersonAnswer.ts';
import { TieRow } from './TieRow.tsx';
import { useTieTitle } from './useTieTitle.ts';

/** Amounts in words, such as `Amount: 1,500.00`. */
function useSums(entity: Entity) {
  const reader = useReader();
  return (sums: Sums): string =>
    Object.entries(sums)
      .map(([name, sum]) => `${reader.translate(`fields.${name}`)}: ${valueText(fieldOf(entity, name), sum, reader)}`)
      .join(' · ');
}

function States({ entity, states }: { readonly entity: Entity; readonly states: Tied['states'] }) {
  const sumsOf = useSums(entity);
  const { wordOf } = useLabels(stateFieldOf(entity)?.[1] ?? {});
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {states.map(({ state, total, sums }) => (
        <Chip
          key={state}
          size="small"
          variant="outlined"
          label={[`${wordOf(String(state))}: ${total}`, sumsOf(sums)].filter(Boolean).join(' · ')}
        />
      ))}
    </Stack>
  );
}

/** One kind of record that belongs to a person: how many, what they come to, the newest, and the way to all. */
export function TieCard({ tie, id }: { readonly tie: Tied; readonly id: number }) {
  const translate = useTranslate();
  const titleId = useId();
  const title = useTieTitle()(tie);
  const entity = entityNamed(tie.entity);
  const sums = useSums(entity)(tie.sums);
  const states = tie.states.filter(({ state }) => state !== null);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {tie.total}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {sums && (
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{sums}</bdi>
          </Typography>
        )}
        {/* A list cannot be narrowed by a field of several references. */}
        {entity.fields[tie.field]?.kind === 'ref' && (
          <PageButton
            to={listPath(entity, { filter: { [`${tie.field}__in`]: [id] } })}
            size="small"
            aria-label={`${translate('dashboards.all')}: ${title}`}
          >
            {translate('dashboards.all')}
          </PageButton>
        )}
      </Stack>
      {states.length > 1 && <States entity={entity} states={states} />}
      <List dense disablePadding>
        {tie.rows.map(row => (
          <TieRow key={row.id} entity={entity} row={row} field={tie.field} />
        ))}
      </List>
    </Card>
  );
}
