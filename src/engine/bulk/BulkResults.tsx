import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RowResult } from '../../dataProvider/RihlaDataProvider.ts';
import { RefTitle } from '../kinds/ref/RefTitle.tsx';
import { UsedBy } from '../removal/UsedBy.tsx';
import { useEntity } from '../entity/useEntity.ts';

/** What became of each record, failures first. */
export function BulkResults({ results }: { readonly results: readonly RowResult[] }) {
  const translate = useTranslate();
  const { name } = useEntity();
  const failed = results.filter(one => one.status >= 400);
  const same = results.filter(one => one.unchanged);
  const done = results.filter(one => one.status < 400 && !one.unchanged);
  const why = ({ code = '', detail }: RowResult) =>
    detail ?? translate(`violations.${code}`, { _: translate(`problems.${code}`, { _: code }) });
  const stateOf = (result: RowResult) => {
    if (result.status < 400) return translate(result.unchanged ? 'crud.bulk.unchanged' : 'crud.bulk.done');
    if (!result.uses) return why(result);
    return (
      <>
        {translate('crud.removal.text', { smart_count: result.uses.length })}
        <UsedBy uses={result.uses} />
      </>
    );
  };
  return (
    <>
      <Typography component="output">
        {translate('crud.bulk.summary', { done: done.length, failed: failed.length })}
        {same.length > 0 && ` ${translate('crud.bulk.same', { smart_count: same.length })}`}
      </Typography>
      <List dense>
        {[...failed, ...same, ...done].map(result => (
          <ListItem key={result.id} disableGutters>
            <ListItemIcon sx={{ minWidth: 36 }}>
              {result.status < 400 ? (
                <CheckCircle color="success" aria-hidden />
              ) : (
                <ErrorOutline color="error" aria-hidden />
              )}
            </ListItemIcon>
            <ListItemText
              primary={<RefTitle target={name} id={String(result.id)} />}
              secondary={stateOf(result)}
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
