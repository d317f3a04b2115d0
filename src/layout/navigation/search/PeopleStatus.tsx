import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface PeopleStatusProps {
  readonly searching: boolean;
  readonly failed: boolean;
  readonly none: boolean;
  onRetry(): void;
}

/** How the search of the palette goes. Always there, so that what comes into it is announced. */
export const PeopleStatus = ({ searching, failed, none, onRetry }: PeopleStatusProps) => {
  const translate = useTranslate();
  const word = () => {
    if (searching) return 'searching';
    if (failed) return 'failed';
    return none ? 'none' : null;
  };
  const said = word();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: 2, ...(said && { paddingBlockEnd: 2 }) }}>
      <Typography component="output" color="textSecondary">
        {said && translate(`navigation.search.${said}`)}
      </Typography>
      {said === 'failed' && <Button onClick={onRetry}>{translate('crud.retry')}</Button>}
    </Box>
  );
};
