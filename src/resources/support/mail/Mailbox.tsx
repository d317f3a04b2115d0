import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { Pages } from '#src/engine/crud/list/Pages.tsx';
import { BoxChoice } from './BoxChoice.tsx';
import type { Mail } from './Mail.ts';
import { MailRows } from './MailRows.tsx';

interface MailboxProps {
  readonly resource: string;
  /** Where its words stand: `<words>.title`, `about` and `none`. */
  readonly words: string;
  /** Tools above the mails. */
  readonly children: ReactNode;
}

/** A list of mails to be read, newest first. */
export const Mailbox = ({ resource, words, children }: MailboxProps) => {
  const translate = useTranslate();
  return (
    <ListBase<Mail> resource={resource} perPage={25} sort={{ field: 'id', order: 'DESC' }} storeKey={resource}>
      <Heading title={translate(`${words}.title`)} />
      <BoxChoice />
      <Typography color="textSecondary">{translate(`${words}.about`)}</Typography>
      {children}
      <Card>
        <MailRows none={translate(`${words}.none`)} />
        <Pages />
      </Card>
    </ListBase>
  );
};
