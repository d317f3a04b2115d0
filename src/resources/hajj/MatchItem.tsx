import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ChoiceCell } from '../../engine/kinds/choice/ChoiceCell.tsx';
import { useRecordPath } from '../../engine/kinds/useRecordPath.ts';
import { focusNow } from '../../engine/panels/focusNow.ts';
import { mediaUrl } from '../../authProvider/host.ts';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { Highlighted } from './Highlighted.tsx';
import { numbersOf } from './numbersOf.ts';
import { PassportCheck } from './PassportCheck.tsx';
import type { PassengerMatch, PassengerSearch } from './PassengerMatch.ts';
import { LackingInFile } from './LackingInFile.tsx';

const { hajj_passenger_info: pilgrim } = entities;

/** Black on it keeps 4.5:1, and it stands out on light and dark paper alike. */
const MARK = '#ffe08a';

interface MatchItemProps {
  readonly match: PassengerMatch;
  readonly query: string;
  /** Has just been asked for, and takes the focus. */
  readonly isNext: boolean;
  /** What a pasted document says, as a form takes it. */
  readonly draft?: PassengerSearch['draft'];
}

/** One pilgrim that was found: who it is, by what, and the way to the file. */
export function MatchItem({ match, query, isNext, draft }: MatchItemProps) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { id, name, local_name: local, photo, status, matched, differences, lacks = [], short } = match;
  return (
    <Card component="li" sx={{ '& mark': { bgcolor: MARK, color: 'common.black', borderRadius: 0.5 } }}>
      <CardActionArea
        component={LinkBase}
        to={recordPath(pilgrim, { id, given_names: name })}
        {...(isNext && { ref: focusNow })}
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          justifyContent: 'start',
          columnGap: 2,
          rowGap: 1,
          p: 1.5,
        }}
      >
        <Avatar
          src={photo ? `${mediaUrl}${photo}` : undefined}
          alt=""
          variant="rounded"
          sx={{ width: 56, height: 56 }}
        />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            <Highlighted text={name} query={query} />
            {local && (
              <Typography component="span" color="textSecondary" sx={{ marginInlineStart: 1 }}>
                <Highlighted text={local} query={query} />
              </Typography>
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {numbersOf(match).map(({ field, value }) => (
              <Typography key={field} component="span" variant="body2">
                {translate(`fields.${field}`)}:{' '}
                <span dir="ltr">{field === matched ? <Highlighted text={value} query={query} /> : value}</span>
              </Typography>
            ))}
          </Box>
          <Typography variant="caption" color="textSecondary">
            {translate('pages.search.matched', { field: translate(`fields.${matched}`, { _: matched }) })}
          </Typography>
        </Box>
        <ChoiceCell name="status" field={fieldOf(pilgrim, 'status')} value={status} />
      </CardActionArea>
      {differences && (differences.length > 0 || lacks.length === 0) && <PassportCheck differences={differences} />}
      {short && <ExpiryWarning {...short} />}
      {draft && lacks.length > 0 && <LackingInFile match={match} lacks={lacks} draft={draft} />}
    </Card>
  );
}
