import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface FileCardProps {
  /** Key of its heading. */
  readonly title: string;
  /** Key of what stands beside the heading where there is nothing to tell: it takes no more than that line. */
  readonly empty?: string | undefined;
  readonly children?: ReactNode;
}

/** One matter of a pilgrim's file. */
export function FileCard({ title, empty, children }: FileCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={empty ? { display: 'inline' } : {}}>
        {translate(title)}
      </Typography>
      {empty && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
          {translate(empty)}
        </Typography>
      )}
      {children}
    </Card>
  );
}
