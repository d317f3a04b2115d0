import Box from '@mui/material/Box';
import { useCanAccess, useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { useLocation } from 'react-router';
import { INBOX_PATH, OFFICE_PATH, OUTBOX } from '#catalog/engine/mail.ts';

/** The way between one's own mail and that of the office, for whoever may read both. */
export const BoxChoice = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { canAccess } = useCanAccess({ resource: OUTBOX, action: 'list' });
  if (!canAccess) return null;
  const box = (to: string, title: string) => {
    const isHere = (to === OFFICE_PATH) === pathname.startsWith(OFFICE_PATH);
    return (
      <PageButton
        to={to}
        size="small"
        variant={isHere ? 'contained' : 'outlined'}
        disableElevation
        aria-current={isHere ? 'page' : undefined}
      >
        {translate(title)}
      </PageButton>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={translate('mail.boxes')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingBlock: 1.5 }}
    >
      {box(INBOX_PATH, 'mail.inbox.title')}
      {box(OFFICE_PATH, 'mail.title')}
    </Box>
  );
};
