import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DropZone } from './DropZone.tsx';
import { EncodingChoice } from './EncodingChoice.tsx';
import { useSheetFile } from './useSheetFile.ts';

interface SheetInputProps {
  readonly disabled: boolean;
  /** Is given the file as it was chosen, or a sheet of text in UTF-8, whatever it was in. */
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
  const { taken, take, readAs } = useSheetFile(told);
  return (
    <Box>
      <DropZone
        icon={<UploadFile />}
        label={translate('crud.import.choose')}
        inputLabel={translate(told.others?.words.label ?? 'crud.import.file')}
        hint={taken ? <bdi>{taken.file.name}</bdi> : translate(told.others?.words.drop ?? 'crud.import.drop')}
        accept={['.csv,.tsv,.txt,.xlsx,.xls', ...(told.others?.endings ?? [])].join(',')}
        disabled={disabled}
        onFiles={([file]) => file && void take(file)}
      />
      {taken?.problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate(taken.problem, { _: taken.problem })}
        </Alert>
      )}
      {taken?.text && <EncodingChoice {...taken.text} rows={taken.rows} disabled={disabled} onChoose={readAs} />}
    </Box>
  );
}
