import Button from '@mui/material/Button';
import { uniq } from 'es-toolkit';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { messageOf } from '#src/dataProvider/failure.ts';
import { offer, toFile } from '../../exports/writeFile.ts';
import type { Source } from '../prepare.ts';
import { restSheet } from './restSheet.ts';

interface RestButtonProps {
  readonly source: Pick<Source, 'file' | 'sheet'>;
  /** Lines of the file that are not imported. */
  readonly lines: readonly number[];
  reasons(line: number): string;
  readonly headLine: number;
}

/** Hands out the rows that are not imported as a workbook of their own, to be corrected and imported later. */
export function RestButton({ source: { file, sheet }, lines, reasons, headLine }: RestButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const smart_count = uniq(lines).length;
  const make = async () => {
    const why = translate('crud.import.problems.why');
    const name = file.name.replace(/\.[^.]*$/, '');
    try {
      const rest = await toFile('xlsx', restSheet(sheet, { lines, headLine, why, reasonOf: reasons, locale }));
      offer(rest, translate('crud.import.problems.rest_file', { name, smart_count }), 'xlsx');
    } catch (error) {
      const reason = messageOf(error);
      notify('crud.export.failed', { type: 'error', messageArgs: { reason: translate(reason, { _: reason }) } });
    }
  };
  return (
    <Button sx={{ alignSelf: 'start' }} onClick={() => void make()}>
      {translate('crud.import.problems.rest', { smart_count })}
    </Button>
  );
}
