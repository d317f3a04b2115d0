import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { PageButton } from '../pages/PageButton.tsx';
import { allowed, guest, type Principal } from '#catalog/engine/access/access.ts';
import { DAYS_TO_UNDO, OF_RUN } from '#catalog/engine/importRuns.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useEntity } from '../entity/useEntity.ts';
import { useRecordPath } from '../kinds/useRecordPath.ts';
import { listPath } from '../entity/listPath.ts';
import type { Draft } from './useImport.ts';

const outcomes = ['create', 'update', 'unchanged'] as const;

interface ImportDoneProps {
  /** A sheet that has been written; nothing is shown of another. */
  readonly draft: Pick<Draft, 'choices' | 'result'>;
  /** Closes the dialogue, also as somebody follows a link out of it. */
  onClose(): void;
  /** What can be done with the rows that were left, such as to download them; shown where there are any. */
  readonly children?: ReactNode;
}

/**
 * What an import has written and left, with the ways to just these records and to the page on which it can be undone.
 * Takes the focus to its heading, since the button that somebody has pressed is gone.
 */
export function ImportDone({ draft: { choices, result }, onClose, children }: ImportDoneProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { permissions = guest } = usePermissions<Principal>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  if (!result) return null;
  const { totals, run } = result;
  const left = choices.left.length;
  const counted = outcomes.map(one => translate(`crud.import.${one}`, { smart_count: totals[one] }));
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, alignItems: 'start' }}>
      <Typography
        id={id}
        ref={heading}
        tabIndex={-1}
        variant="h6"
        component="h3"
        aria-describedby={`${id}-counted`}
        sx={{ outline: 'none' }}
      >
        {translate('crud.import.after.imported', { smart_count: totals.create + totals.update })}
      </Typography>
      <Typography id={`${id}-counted`}>
        {[...counted, translate('crud.import.after.left', { smart_count: left })].join(' · ')}
      </Typography>
      {left > 0 && children}
      {run !== undefined && (
        <PageButton to={listPath(entity, { filter: { [OF_RUN]: Number(run) } })} variant="outlined" onClick={onClose}>
          {translate('crud.import.after.records')}
        </PageButton>
      )}
      {run !== undefined && allowed(permissions, entities.import_run, 'list') && (
        <Stack sx={{ alignItems: 'start' }}>
          <PageButton to={recordPath(entities.import_run, { id: run }, '')} onClick={onClose}>
            {translate('crud.import.after.page')}
          </PageButton>
          <Typography variant="body2">{translate('crud.import.after.undo', { smart_count: DAYS_TO_UNDO })}</Typography>
        </Stack>
      )}
    </Stack>
  );
}
