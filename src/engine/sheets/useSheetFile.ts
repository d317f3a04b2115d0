import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { messageOf } from '#src/dataProvider/failure.ts';
import type { Asked, Reading } from './reader/Reading.ts';
import { asChosen, readWorkbook } from './readWorkbook.ts';

interface Taken {
  readonly file: File;
  /** What was read of it; nothing for a file that is no sheet. */
  readonly reading?: Reading;
  /** Why the file is no sheet. */
  readonly problem?: string;
}

interface Told {
  readonly others?: { take(file: File): Promise<boolean> };
  onChosen(file: File): void;
  onRefused?(): void;
}

/** A file that somebody has chosen, and how it is read; one that is left for another is not read to its end. */
export function useSheetFile({ others, onChosen, onRefused }: Told) {
  const locale = useLocale();
  const [taken, setTaken] = useState<Taken>();
  const [isReading, setReading] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const take = async (file: File, asked: Asked = {}) => {
    current.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    current.current = control;
    setReading(true);
    try {
      if (await others?.take(file)) return setTaken({ file });
      const reading = await readWorkbook(file, { locale, ...asked, signal });
      if (signal.aborted) return undefined;
      setTaken({ file, reading });
      onChosen(asChosen(file, reading));
    } catch (error) {
      if (signal.aborted) return undefined;
      setTaken({ file, problem: messageOf(error) });
      onRefused?.();
    } finally {
      if (current.current === control) setReading(false);
    }
  };
  return { taken, isReading, take };
}
