import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DropZone } from './DropZone.tsx';

interface SheetInputProps {
  readonly disabled: boolean;
  onChosen(file: File): void;
}

/** Takes a sheet, and says which one it was. */
export function SheetInput({ disabled, onChosen }: SheetInputProps) {
  const translate = useTranslate();
  const [name, setName] = useState<string>();
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    setName(file.name);
    onChosen(file);
  };
  return (
    <DropZone
      icon={<UploadFile />}
      label={translate('crud.import.choose')}
      inputLabel={translate('crud.import.file')}
      hint={name ? <bdi>{name}</bdi> : translate('crud.import.drop')}
      accept=".csv,.xlsx"
      disabled={disabled}
      onFiles={take}
    />
  );
}
