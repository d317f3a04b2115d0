import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { dateTime } from '#catalog/engine/fields.ts';
import { useInstantReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';

interface NotesConflictProps {
  readonly mine: string;
  readonly theirs: string;
  /** When the words here were typed. */
  readonly since: Date;
  choose(words: string): void;
}

/** Notes that were changed here and elsewhere: shows the others and lets their writer choose. */
export function NotesConflict({ mine, theirs, since, choose }: NotesConflictProps) {
  const translate = useTranslate();
  const time = valueText(dateTime(), since.toISOString(), useInstantReader());
  const ways = { both: [theirs, mine].filter(Boolean).join('\n\n'), mine, other: theirs };
  return (
    <Alert
      severity="warning"
      icon={false}
      sx={{ marginBlockStart: 1, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      {translate('pages.panel.conflict.text', { time })}
      <TextField
        fullWidth
        multiline
        maxRows={8}
        size="small"
        label={translate('pages.panel.conflict.theirs')}
        value={theirs}
        sx={{ marginBlockStart: 2 }}
        slotProps={{ htmlInput: { dir: 'auto', readOnly: true } }}
      />
      <Stack sx={{ gap: 1, marginBlockStart: 1.5 }}>
        {(['both', 'mine', 'other'] as const).map(way => (
          <Button key={way} size="small" color="inherit" variant="outlined" onClick={() => choose(ways[way])}>
            {translate(`pages.panel.conflict.${way}`)}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
