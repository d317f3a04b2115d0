import Button from '@mui/material/Button';
import { pick } from 'es-toolkit';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { keepTyped } from '#src/authProvider/drafts.ts';

const { route, fields } = hajjPassengerInfo;

/** What a file says itself; the rest comes from its booking. */
const own: readonly string[] = Object.entries(fields).flatMap(([name, field]) =>
  'readOnly' in field && field.readOnly ? [] : [name],
);

/** Leads to the form of a file alone, with every field that it has, to which what was typed goes along. */
export function FileAlone({ onWhole }: { onWhole(): void }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const go = () => {
    const typed = pick(
      getValues(),
      own.filter(name => dirtyFields[name]),
    );
    if (Object.keys(typed).length > 0) keepTyped(`${route}/create`, typed);
    onWhole();
  };
  return (
    <Button disabled={isSubmitting} onClick={go} sx={{ mx: 1, mb: 1 }}>
      {translate('deskPages.file_alone')}
    </Button>
  );
}
