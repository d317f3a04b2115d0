import Mail from '@mui/icons-material/MailOutlined';
import { useRecordContext } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { type Command, obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { ToolLink } from '../pages/ToolLink.tsx';
import { usePrincipal } from '../../authProvider/usePrincipal.ts';

interface MailLinkProps {
  /** The command that sends it. */
  readonly command: Command;
  /** Path of the page on which it is written. */
  readonly to: string;
}

/** The way to the mail by which the record of the page goes to whom it is of, once it may go. */
export function MailLink({ command, to }: MailLinkProps) {
  const record = useRecordContext();
  const who = usePrincipal();
  if (!record || !mayPerform(who, command)) return null;
  if (!startsIn(command, String(record['status'])) || obstacle(command, record)) return null;
  return <ToolLink icon={<Mail />} to={to} label="orderPages.mail" />;
}
