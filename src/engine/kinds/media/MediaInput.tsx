import { useEffect } from 'react';
import { FileInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { acceptedTypes, MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { FileCell } from './FileCell.tsx';
import { ImageCell } from './ImageCell.tsx';
import { measure } from './measure.ts';
import { isChosen } from './mediaUrl.ts';

/** The file input gives each preview its value as the record. */
function Preview({ name, field }: Pick<FieldInputProps, 'name' | 'field'>) {
  const value: unknown = useRecordContext();
  const Cell = field.kind === 'image' ? ImageCell : FileCell;
  return <Cell name={name} field={field} value={value} />;
}

/** Has the field judged anew once it is known how large the chosen picture is. */
function useMeasured(name: string): void {
  const { trigger } = useFormContext();
  const value: unknown = useWatch({ name });
  useEffect(() => {
    if (isChosen(value)) void measure(value.rawFile).then(() => trigger(name));
  }, [name, trigger, value]);
}

/**
 * A drop zone with preview. Type and size are rules of the form, not of the drop zone: React-Admin empties the field
 * when its drop zone refuses a file.
 */
export function MediaInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { name, field } = props;
  useMeasured(name);
  const { size: _size, fullWidth: _fullWidth, ...common } = inputProps(props);
  return (
    <FileInput
      {...common}
      inputProps={{ accept: acceptedTypes[field.kind]?.join(','), 'aria-label': translate(`fields.${name}`) }}
      placeholder={translate(field.kind === 'image' ? 'crud.media.drop_image' : 'crud.media.drop_file', {
        max: MAX_UPLOAD_MB,
      })}
      sx={{
        '& .previews > div': { display: 'flex', alignItems: 'center', gap: 1, marginBlockStart: 1 },
        '& .previews img': { width: 96, height: 96 },
      }}
    >
      <Preview name={name} field={field} />
    </FileInput>
  );
}
