import AttachFile from '@mui/icons-material/AttachFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { uniq } from 'es-toolkit';
import { useEffect, useId, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { listedIn, messageOf } from '../../dataProvider/failure.ts';
import { violationArgs } from '../kinds/violationArgs.ts';
import { usePreview } from './usePreview.ts';

/** For so long its user has to pause before the host is asked again, in milliseconds. */
const PAUSE = 400;

interface LetterPreviewProps {
  readonly command: Command;
  readonly id: Identifier;
  /** What is wrong with the text that the page knows before the host is asked. */
  violations(values: Readonly<Record<string, unknown>>): readonly Violation[];
}

/** What the form says, once its user pauses. */
function useTyped(names: readonly string[]): Readonly<Record<string, unknown>> {
  const values: readonly unknown[] = useWatch({ name: [...names] });
  const typed = JSON.stringify(Object.fromEntries(names.map((name, place) => [name, values[place] || null])));
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const later = setTimeout(() => settle(typed), PAUSE);
    return () => clearTimeout(later);
  }, [typed]);
  return JSON.parse(settled);
}

/** Why a mail would not go. */
function useRefusals(error: unknown): readonly string[] {
  const translate = useTranslate();
  if (!error) return [];
  const listed = listedIn(error).map(({ code, params }) =>
    translate(`violations.${String(code)}`, violationArgs(params as Violation['params'], translate)),
  );
  return listed.length > 0 ? listed : [translate(messageOf(error), { _: messageOf(error) })];
}

/** Which files go with a mail. */
function FileNames({ names }: { readonly names: readonly string[] }) {
  const translate = useTranslate();
  const label = useId();
  if (names.length === 0) return null;
  return (
    <>
      <Typography variant="body2" color="textSecondary" id={label} sx={{ mt: 1 }}>
        {translate('mail.letter.files')}
      </Typography>
      <Stack component="ul" aria-labelledby={label} useFlexGap sx={{ gap: 0.5, p: 0, m: 0 }}>
        {uniq(names).map(name => (
          <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <AttachFile fontSize="small" aria-hidden />
            <Typography variant="body2" component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Stack>
    </>
  );
}

/** The mail that the form around would send, as its reader gets it. */
export function LetterPreview({ command, id, violations }: LetterPreviewProps) {
  const translate = useTranslate();
  const heading = useId();
  const input = useTyped(Object.keys(command.input));
  const isWrong = violations(input).length > 0;
  const { data, error, isPlaceholderData } = usePreview({ command, id, input: isWrong ? undefined : input });
  const refusals = useRefusals(isWrong ? undefined : error);
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      aria-busy={isPlaceholderData}
      sx={{ mt: 2, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="subtitle2" component="h2" id={heading}>
        {translate('mail.letter.preview')}
      </Typography>
      {refusals.map(text => (
        <Alert key={text} severity="warning" sx={{ mt: 1 }}>
          {text}
        </Alert>
      ))}
      {data && !error && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('mail.to')} <bdi>{data.to}</bdi>
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
            {data.subject}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {data.text}
          </Typography>
          <FileNames names={data.files} />
        </>
      )}
    </Box>
  );
}
