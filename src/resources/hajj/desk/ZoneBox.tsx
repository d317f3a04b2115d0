import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { deskEntity } from './deskEntity.ts';

const lines = ['passport_mrz'];
const scan = ['passport_scan'];

/** Where everything begins: the lines of a document are pasted here, and its scan dropped, which is only kept. */
export function ZoneBox() {
  const translate = useTranslate();
  const { setFocus, setValue } = useFormContext();
  useEffect(() => setFocus('passport_mrz'), [setFocus]);
  const drop = (event: DragEvent) => {
    const [rawFile] = event.dataTransfer.files;
    if (!rawFile) return;
    // Else the browser would leave the page for it.
    event.preventDefault();
    const chosen = { rawFile, src: URL.createObjectURL(rawFile), title: rawFile.name };
    setValue('passport_scan', chosen, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' } }}>
      <Box onDrop={drop} onDragOver={event => event.preventDefault()} sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('deskPages.about_box')}
        </Typography>
        <InputGrid entity={deskEntity} names={lines} />
      </Box>
      <InputGrid entity={deskEntity} names={scan} />
    </Box>
  );
}
