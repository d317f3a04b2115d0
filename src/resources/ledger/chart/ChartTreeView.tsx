import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { ledgersIn, soughtAccounts } from '#catalog/ledger/chart/chartTree.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useChartTree } from './useChartTree.ts';

/** The whole chart of accounts with its balances, to be searched as one types. */
export function ChartTreeView() {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const [withClosed, showClosed] = useStore('accounts.withClosed', false);
  const { tree, mayRead, failure, retry } = useChartTree();
  if (failure) return <RetryAlert onRetry={retry}>{translate('chartPages.failed')}</RetryAlert>;
  if (!tree) return <Skeleton variant="rounded" height={480} />;
  const found = soughtAccounts(tree, { words, withClosed });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
        <TextField
          type="search"
          size="small"
          margin="none"
          label={translate('chartPages.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', enterKeyHint: 'search' } }}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
        <FormControlLabel
          control={<Switch checked={withClosed} onChange={(_event, on) => showClosed(on)} />}
          label={translate('chartPages.closed')}
        />
        <Typography component="output" variant="body2" color="textSecondary">
          {found.length > 0
            ? translate('chartPages.count', { smart_count: ledgersIn(found) })
            : translate('chartPages.nothing')}
        </Typography>
      </Box>
      {found.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <ChartTable accounts={found} isSearch={words.trim() !== ''} mayRead={mayRead} />
        </Box>
      )}
    </>
  );
}
