import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { LinkBase, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { mailPurchase } from '#catalog/purchasing/mailPurchase.ts';
import { mailRequest } from '#catalog/purchasing/mailRequest.ts';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { mailPath } from './papers/purchasePaths.ts';

const commands = { purchase_request: mailRequest, purchase_final: mailPurchase } as const;

/** The way to the mail by which the document on the page goes to its vendor, once it may go. */
export function MailLink({ name }: { readonly name: PurchasingName }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const { permissions } = usePermissions<Principal>();
  const command = commands[name];
  if (!record || !mayPerform(permissions ?? guest, command)) return null;
  if (!startsIn(command, String(record['status'])) || obstacle(command, record)) return null;
  return (
    <Button size="small" startIcon={<Mail />} component={LinkBase} to={mailPath(name, record.id)}>
      {translate('orderPages.mail')}
    </Button>
  );
}
