import Card from '@mui/material/Card';
import { useEffect, useRef } from 'react';
import { type RaRecord, useCreatePath, useGetOne, usePermissions, useTranslate } from 'react-admin';
import { PageButton } from '../pages/PageButton.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { type Letter, letterViolations } from '#catalog/engine/letters/letter.ts';
import { type Locale, locales } from '#catalog/engine/texts/texts.ts';
import { useLanguage } from '#src/i18n/locale.ts';
import { CommandPanel } from '../commands/CommandPanel.tsx';
import { Heading } from '../pages/Heading.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { AddressNote, useMailing } from './AddressNote.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { usePreview } from './usePreview.ts';

interface LetterPageProps {
  /** The command that sends it. */
  readonly command: Command;
  readonly letter: Letter;
  readonly id: number;
  /** What the way back to the record says. */
  readonly back: string;
}

const isLocale = (value: unknown): value is Locale => locales.some(one => one === value);

/** Another language brings its own text, as long as its user has written nothing themselves. */
function InLanguage({ templates }: Pick<Letter, 'templates'>) {
  const { setValue, getValues } = useFormContext();
  const language: unknown = useWatch({ name: 'language' });
  const before = useRef(language);
  useEffect(() => {
    const last = before.current;
    before.current = language;
    if (!isLocale(language) || !isLocale(last) || language === last) return;
    for (const name of ['subject', 'message'] as const)
      if (getValues(name) === templates[last][name]) setValue(name, templates[language][name]);
  }, [language, setValue, getValues, templates]);
  return null;
}

interface WritingProps extends Pick<LetterPageProps, 'letter'> {
  /** As its user may give it. */
  readonly command: Command;
  readonly record: RaRecord;
  onSent(): void;
}

function Writing({ command, letter, record, onSent }: WritingProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const initial = { language, ...letter.templates[language] };
  // Where it would go if nobody says otherwise.
  const { data, isPending } = usePreview({ command, id: record.id, input: initial });
  if (isPending) return <LoadingPage />;
  const violations = (values: Readonly<Record<string, unknown>>) => letterViolations(letter, values);
  return (
    <CommandPanel
      command={command}
      record={record}
      label={translate('mail.letter.send')}
      initial={{ ...initial, ...('email' in command.input && { email: data?.to ?? null }) }}
      more={violations}
      below={<LetterPreview command={command} id={record.id} violations={violations} />}
      onGiven={onSent}
    >
      <AddressNote />
      <InLanguage templates={letter.templates} />
    </CommandPanel>
  );
}

/** A mail about a record: from a template in the language of its reader, and seen as it will be before it goes. */
export function LetterPage({ command, letter, id, back }: LetterPageProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  // The form asks from the start what its user may say.
  const { isPending } = usePermissions();
  const mailing = useMailing(command);
  const { route, title } = command.entity;
  const { data: record } = useGetOne(route, { id });
  const backTo = createPath({ resource: route, type: 'edit', id });
  const number: unknown = record?.[title[0] ?? 'id'];
  return (
    <>
      <Heading
        title={typeof number === 'string' ? translate('mail.letter.title', { number }) : translate('orderPages.mail')}
      />
      <PageButton to={backTo} sx={{ mt: 1 }}>
        {translate(back)}
      </PageButton>
      {!record || isPending ? (
        <LoadingPage />
      ) : (
        <Card sx={{ mt: 1, p: 2 }}>
          <Writing key={id} command={mailing} letter={letter} record={record} onSent={() => void navigate(backTo)} />
        </Card>
      )}
    </>
  );
}
