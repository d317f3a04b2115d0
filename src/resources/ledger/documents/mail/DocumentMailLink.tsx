import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { LinkBase, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { type Command, obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { mailedDocuments, type MailedName, mailPath } from './mailedDocuments.ts';

/** The way to the mail by which the document on the page goes to whom it is of, once it may go. */
export function DocumentMailLink({ name }: { readonly name: MailedName }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const { permissions } = usePermissions<Principal>();
  const command: Command = mailedDocuments[name];
  if (!record || !mayPerform(permissions ?? guest, command)) return null;
  if (!startsIn(command, String(record['status'])) || obstacle(command, record)) return null;
  return (
    <Button size="small" startIcon={<Mail />} component={LinkBase} to={mailPath(name, record.id)}>
      {translate('orderPages.mail')}
    </Button>
  );
}
