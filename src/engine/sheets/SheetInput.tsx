import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { DropZone } from './DropZone.tsx';
import { EncodingChoice } from './EncodingChoice.tsx';
import type { KeptRow } from './reader/Reading.ts';
import { SheetChoice } from './SheetChoice.tsx';
import { useSheetFile } from './useSheetFile.ts';

/** Rows that are enough to see whether letters are right. */
const SHOWN = 4;

/** The cells of a row of text. */
const textsOf = (row: KeptRow): string[] => row.map(cell => (typeof cell === 'string' ? cell : ''));

interface SheetInputProps {
  readonly disabled: boolean;
  /** Is given the file; `readTable` reads it in the encoding, and the sheet of it, that were chosen here. */
  onChosen(file: File): void;
  /** Files that are no sheets and are taken all the same, by their endings, and whether a file is one of them. */
  readonly others?: {
    readonly endings: readonly string[];
    /** Keys of the words for all that is taken. */
    readonly words: { readonly label: string; readonly drop: string };
    take(file: File): Promise<boolean>;
  };
  /** Is told that a file was chosen which is no sheet; why is said here. */
  onRefused?(): void;
}

/** Takes a sheet, says which one it was and in what encoding, or why it is none. */
export function SheetInput({ disabled, ...told }: SheetInputProps) {
  const translate = useTranslate();
  const { taken, isReading, take } = useSheetFile(told);
  const { file, reading, problem } = taken ?? {};
  return (
    <Box>
      <DropZone
        icon={<UploadFile />}
        label={translate('crud.import.choose')}
        inputLabel={translate(told.others?.words.label ?? 'crud.import.file')}
        hint={file ? <bdi>{file.name}</bdi> : translate(told.others?.words.drop ?? 'crud.import.drop')}
        accept={['.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods', ...(told.others?.endings ?? [])].join(',')}
        disabled={disabled}
        onFiles={([one]) => one && void take(one)}
      />
      {isReading && <LinearProgress aria-label={translate('crud.import.reading')} sx={{ mt: 1 }} />}
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate(problem, { _: problem })}
        </Alert>
      )}
      {file && reading && (
        <SheetChoice reading={reading} disabled={disabled} onChoose={sheet => void take(file, { sheet })} />
      )}
      {file && reading?.text && (
        <EncodingChoice
          {...reading.text}
          rows={reading.rows.slice(0, SHOWN).map(textsOf)}
          disabled={disabled}
          onChoose={encoding => void take(file, { encoding })}
        />
      )}
    </Box>
  );
}
