import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { openDialog } from '#src/engine/messages/dialog.ts';
import { settings } from '../settings.ts';

const Copy = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('settings.copied', { type: 'success' }),
      () => notify('settings.notCopied', { type: 'warning' }),
    );
  return <Button onClick={() => void copy()}>{translate('settings.copy')}</Button>;
};

/** Opens the settings as a text that can be copied. */
export function showAsJson(): void {
  const text = JSON.stringify(settings(), null, 2);
  openDialog({ title: 'settings.json', children: <pre dir="ltr">{text}</pre>, actions: <Copy text={text} /> });
}
