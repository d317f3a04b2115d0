import Warning from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BoardRow } from '#catalog/hajj/fly/FlyBoard.ts';

/** Warns that strangers of two sexes share a room, whether the season asks for rooms or not. */
export function RoomMixed({ row }: { readonly row: BoardRow }) {
  const translate = useTranslate();
  if (!row.room_mixed) return null;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <Warning color="warning" fontSize="inherit" aria-hidden />
      {translate('flyPages.room_mixed')}
    </Typography>
  );
}
