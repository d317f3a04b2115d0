import { useState } from 'react';
import type { AccountStatement } from './readBankFile.ts';

const endings = ['.ofx', '.qfx', '.sta', '.940', '.mt940', '.xml'] as const;
const words = { label: 'bankPages.file.label', drop: 'bankPages.file.drop' } as const;

/** A file in a format of banks, whose readers are fetched when a file is chosen. */
export function useBankFile(onOther: () => void) {
  const [taken, keep] = useState<{
    readonly statements: readonly AccountStatement[] | undefined;
    readonly count: number;
  }>();
  const keepNext = (statements: readonly AccountStatement[] | undefined) => {
    onOther();
    keep(before => ({ statements, count: (before?.count ?? 0) + 1 }));
  };
  const take = async (file: File): Promise<boolean> => {
    const { readBankFile } = await import('./readBankFile.ts');
    const statements = readBankFile(new Uint8Array(await file.arrayBuffer()), file.name);
    keepNext(statements);
    return statements !== undefined;
  };
  return {
    endings,
    words,
    take,
    leave: () => keepNext(undefined),
    statements: taken?.statements,
    count: taken?.count ?? 0,
  };
}
