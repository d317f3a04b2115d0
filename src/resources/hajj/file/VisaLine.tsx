import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import type { File } from './lacksOfFile.ts';

const DAY = date();

/** The visa of a file, as far as it has come. */
export function VisaLine({ file }: { readonly file: File }) {
  const translate = useTranslate();
  const reader = useReader();
  const { visa_no: visa, visa_expiry_date: day, mofa_no: mofa } = file;
  if (visa)
    return typeof day === 'string'
      ? translate('filePages.visa.until', { number: visa, day: valueText(DAY, day, reader) })
      : translate('filePages.visa.undated', { number: visa });
  return translate(mofa ? 'filePages.visa.asked' : 'filePages.visa.none', { number: mofa });
}
