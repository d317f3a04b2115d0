import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import { useUnread } from './useUnread.ts';

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -8,
  minWidth: 18,
  height: 18,
  paddingInline: 4,
  borderRadius: 9,
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
}));

/** What has not been read in the inbox, at the corner of what it stands in; told in words when it changes. */
export function UnreadCount() {
  const translate = useTranslate();
  const unread = useUnread();
  return (
    <>
      <output style={visuallyHidden}>
        {unread > 0 && translate('navigation.user.unread', { smart_count: unread })}
      </output>
      {unread > 0 && <Count aria-hidden="true">{unread > 99 ? '99+' : unread}</Count>}
    </>
  );
}
