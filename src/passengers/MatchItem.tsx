import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { entities } from '../../catalog/entities.ts';
import { useRecordPath } from '../kinds/useRecordPath.ts';
import { mediaUrl } from '../session/host.ts';
import { Highlighted } from './Highlighted.tsx';
import type { PassengerMatch } from './PassengerMatch.ts';

const { hajj_passenger_info: pilgrim } = entities;

/** Numbers by which people are found, in the order in which they are asked for. */
const numbers = [
  ['passport_number', 'passport'],
  ['primary_phone', 'phone'],
  ['tracking_no', 'tracking_no'],
] as const;

/** Black on it keeps 4.5:1, and it stands out on light and dark paper alike. */
const MARK = '#ffe08a';

/** One pilgrim that was found: who it is, by what, and the way to the file. */
export function MatchItem({ match, query }: { readonly match: PassengerMatch; readonly query: string }) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { id, name, local_name: local, photo, status, matched } = match;
  return (
    <Card component="li" sx={{ '& mark': { bgcolor: MARK, color: 'common.black', borderRadius: 0.5 } }}>
      <CardActionArea component={LinkBase} to={recordPath(pilgrim, { id, given_names: name })} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'start', gap: 2, p: 1.5 }}>
        <Avatar src={photo ? `${mediaUrl}${photo}` : undefined} alt="" variant="rounded" sx={{ width: 56, height: 56 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            <Highlighted text={name} query={query} />
            {local && (
              <Typography component="span" color="textSecondary" sx={{ marginInlineStart: 1 }}>
                <Highlighted text={local} query={query} />
              </Typography>
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {numbers.map(([field, key]) => {
              const value = match[key];
              return (
                value && (
                  <Typography key={key} component="span" variant="body2">
                    {translate(`fields.${field}`)}: <span dir="ltr">{field === matched ? <Highlighted text={value} query={query} /> : value}</span>
                  </Typography>
                )
              );
            })}
          </Box>
          <Typography variant="caption" color="textSecondary">
            {translate('pages.search.matched', { field: translate(`fields.${matched}`, { _: matched }) })}
          </Typography>
        </Box>
        <Chip size="small" color="primary" label={translate(`choices.${status}`, { _: status })} />
      </CardActionArea>
    </Card>
  );
}
