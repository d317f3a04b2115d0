import Typography from '@mui/material/Typography';

interface IdleNoteProps {
  readonly id: string;
  readonly children: string;
}

/** Below a choice that would change nothing: why. */
export const IdleNote = ({ id, children }: IdleNoteProps) => (
  <Typography id={id} variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
);
