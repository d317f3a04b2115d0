import { useState } from 'react';
import { useLocale } from 'react-admin';
import type { Encoding } from '#catalog/engine/reading/encodings/Encoding.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { bytesOf, kindOfFile } from './sheetFile.ts';
import { rowsOfText, type SheetText, sheetText } from './sheetText.ts';

/** Rows that are enough to see whether letters are right. */
const SHOWN = 4;

interface Taken {
  readonly file: File;
  /** Of a sheet of text, how it was read. */
  readonly text?: SheetText;
  readonly rows: readonly (readonly string[])[];
  /** Why the file is no sheet. */
  readonly problem?: string;
}

interface Told {
  readonly others?: { take(file: File): Promise<boolean> };
  onChosen(file: File): void;
  onRefused?(): void;
}

/** A file that somebody has chosen, and how its letters are read. */
export function useSheetFile({ others, onChosen, onRefused }: Told) {
  const locale = useLocale();
  const [taken, setTaken] = useState<Taken>();
  const take = async (file: File, chosen?: Encoding) => {
    try {
      if (await others?.take(file)) return setTaken({ file, rows: [] });
      const bytes = await bytesOf(file);
      if (kindOfFile(bytes) === 'workbook') {
        setTaken({ file, rows: [] });
        return onChosen(file);
      }
      const text = await sheetText(bytes, { locale, chosen });
      setTaken({ file, text, rows: await rowsOfText(text.text, SHOWN) });
      // Whoever reads the sheet from here needs to know nothing of encodings.
      onChosen(new File(['\uFEFF', text.text], file.name, { type: 'text/csv' }));
    } catch (error) {
      setTaken({ file, rows: [], problem: messageOf(error) });
      onRefused?.();
    }
  };
  const readAs = (encoding: Encoding) => taken && void take(taken.file, encoding);
  return { taken, take: (file: File) => take(file), readAs };
}
