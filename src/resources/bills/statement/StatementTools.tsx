import Mail from '@mui/icons-material/MailOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { party } from '#catalog/ledger/chart/party.ts';
import { mailStatement } from '#catalog/bills/statement/mailStatement.ts';
import type { Statement } from '#catalog/bills/statement/Statement.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { useLanguage } from '#src/i18n/locale.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { HistoryTool } from '#src/engine/history/HistoryTool.tsx';
import { LetterPreview } from '#src/engine/letters/LetterPreview.tsx';
import { AddressNote, useMailing } from '#src/engine/letters/AddressNote.tsx';
import { statementPaperPath } from './statementPath.ts';

const CommandDialog = overlay(async () => (await import('#src/engine/commands/CommandDialog.tsx')).CommandDialog);

/** What is done with a statement: back to its party, to whom it was sent and when, sent again, printed. */
export function StatementTools({ statement }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const language = useLanguage();
  const tell = useOutcome(party.route);
  const { permissions } = usePermissions<Principal>();
  const mailing = useMailing(mailStatement);
  const [isAsking, ask] = useState(false);
  const { party: whose, starts_on, ends_on } = statement;
  const record = { id: whose.id };
  return (
    <>
      <Button size="small" component={LinkBase} to={createPath({ resource: party.route, type: 'edit', id: whose.id })}>
        {translate('statement.back')}
      </Button>
      <ResourceContextProvider value={party.route}>
        <RecordContextProvider value={record}>
          <HistoryTool />
        </RecordContextProvider>
      </ResourceContextProvider>
      {mayPerform(permissions ?? guest, mailStatement) && (
        <Button size="small" variant="outlined" startIcon={<Mail />} onClick={() => ask(true)}>
          {translate('statement.mail')}
        </Button>
      )}
      <Button
        size="small"
        variant="contained"
        startIcon={<Print />}
        component={LinkBase}
        to={statementPaperPath(whose.id, { from: starts_on, to: ends_on })}
      >
        {translate('voucherPages.print')}
      </Button>
      {isAsking && (
        <CommandDialog
          command={mailing}
          record={record}
          title={translate('statement.mail_title', { name: whose.name })}
          button={translate('mail.letter.send')}
          isWide
          below={<LetterPreview command={mailing} id={whose.id} violations={() => []} />}
          initial={{ email: whose.email, language, starts_on, ends_on }}
          onClose={() => ask(false)}
          onDone={() => tell('statement.mailed', 'success')}
        >
          <AddressNote />
        </CommandDialog>
      )}
    </>
  );
}
