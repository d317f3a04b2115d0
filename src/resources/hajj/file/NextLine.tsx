import { type RaRecord, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { aboutWhom } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ChoiceCell } from '#src/engine/kinds/choice/ChoiceCell.tsx';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { useNextStep } from './useNextStep.ts';
import type { SeasonOfFile } from './useSeasonOfFile.ts';

interface NextLineProps {
  readonly file: RaRecord;
  readonly season: SeasonOfFile;
}

/** Where a file stands, what comes next, and what is missing for that. */
export function NextLine({ file, season }: NextLineProps) {
  const translate = useTranslate();
  const { state, reasons } = useNextStep(file, season);
  const missing = reasons.map(({ code, words, params, of }) =>
    aboutWhom({ of }, translate(`violations.${words ?? code}`, violationArgs(params, translate))),
  );
  return (
    <>
      <ChoiceCell name="status" field={fieldOf(entities.hajj_passenger_info, 'status')} value={file['status']} />{' '}
      {state !== undefined && translate('filePages.next', { state })}
      {missing.length > 0 && ` · ${translate('filePages.missing')} ${missing.join(' ')}`}
    </>
  );
}
