import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetResourceLabel, useTranslate } from 'react-admin';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { dateTime } from '#catalog/engine/fields.ts';
import { useLabels } from '../../engine/kinds/choice/useLabels.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { useInstantReader } from '../../engine/kinds/useReader.ts';
import { useRecordPath } from '../../engine/kinds/useRecordPath.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { PageLink } from '../../engine/pages/PageLink.tsx';
import type { PersonAnswer, PersonChange } from './PersonAnswer.ts';

const MOST_FIELDS = 4;

/** What was done, in one line: `Status changed: Received`, `Changed: City, Thana …`. */
function useDone(entity: Entity) {
  const translate = useTranslate();
  const { wordOf } = useLabels(stateFieldOf(entity)?.[1] ?? {});
  return ({ action, to, fields }: PersonChange): string => {
    const named = fields.slice(0, MOST_FIELDS).map(name => translate(`fields.${name}`, { _: name }));
    const changed = action === 'update' ? named.join(' · ') + (fields.length > MOST_FIELDS ? ' …' : '') : '';
    const what = to ? wordOf(to) : changed;
    return [translate(`crud.history.${action}`), what].filter(Boolean).join(': ');
  };
}

function Change({
  change,
  entity,
  record,
}: {
  readonly change: PersonChange;
  readonly entity: Entity;
  readonly record: RaRecord;
}) {
  const reader = useInstantReader();
  const done = useDone(entity);
  const labelOf = useGetResourceLabel();
  const recordPath = useRecordPath();
  return (
    <Box component="li" sx={{ paddingBlock: 1, paddingInlineStart: 2, borderInlineStart: 2, borderColor: 'divider' }}>
      <Typography variant="body2">{done(change)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {labelOf(entity.route, 1)}{' '}
        <PageLink to={recordPath(entity, record)}>
          <bdi>{titleOf(entity, record)}</bdi>
        </PageLink>
      </Typography>
      {change.reason && (
        <Typography variant="body2">
          {reader.translate('fields.reason')}: <bdi>{change.reason}</bdi>
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        <time dateTime={change.at}>{valueText(dateTime(), change.at, reader)}</time> ·{' '}
        <bdi>{change.by_name ?? reader.translate('crud.history.system')}</bdi>
      </Typography>
    </Box>
  );
}

/** What was done lately to a person's record and to the newest of what belongs to them. */
export function Changes({ answer: { person, ties, history } }: { readonly answer: PersonAnswer }) {
  const translate = useTranslate();
  const rowOf = ({ entity, record }: PersonChange) =>
    ties.find(tie => tie.entity === entity)?.rows.find(row => row.id === record);
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {translate('person.history')}
      </Typography>
      {history.length === 0 && <Typography color="textSecondary">{translate('crud.history.none')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.map(change => {
          const row = rowOf(change);
          const entity = entityNamed(row ? change.entity : person.entity);
          return <Change key={change.id} change={change} entity={entity} record={row ?? person.record} />;
        })}
      </Box>
    </Card>
  );
}
