import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FileField, FileInput, SaveButton, TextInput } from 'react-admin';
import { parseValue } from '#catalog/engine/parse.ts';
import { messageFields } from '#catalog/support/inbox/inbox.ts';
import { INBOX } from '#catalog/engine/mail.ts';
import { chosenFile } from '#src/dataProvider/payload.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import type { Values } from '#src/engine/editing/merged.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';
import { acceptedTypes, MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import { useTranslate } from 'react-admin';

const filesOf = (values: Values): readonly unknown[] => (Array.isArray(values['files']) ? values['files'] : []);
const titleOf = (file: unknown): string =>
  typeof file === 'object' && file !== null && 'title' in file ? String(file.title) : '';

/** Files first, each under its own path; a file that was refused keeps the message here. */
async function send(host: RihlaDataProvider, { files: _files, ...values }: Values): Promise<{ id: string }> {
  const files: { file: string; name: string }[] = [];
  for (const one of filesOf({ files: _files })) {
    const file = chosenFile(one);
    if (file) files.push({ file: await host.uploadFile(file, true), name: titleOf(one).slice(0, 200) });
  }
  return host.createAt('/api/inbox/messages', { ...values, files });
}

function errorsOf(values: Values, names: readonly ('subject' | 'message')[]) {
  const of = (name: 'subject' | 'message') => {
    const parsed = parseValue(messageFields[name], values[name]);
    return 'code' in parsed ? [[name, { message: `violations.${parsed.code}`, args: parsed.params ?? {} }]] : [];
  };
  const to = Array.isArray(values['to']) && values['to'].length > 0 ? [] : [['to', 'violations.required']];
  return Object.fromEntries([...names.flatMap(of), ...to]);
}

interface MessageFormProps {
  /** What it begins with; readers under `to`, and what is answered under `reply_to`. */
  readonly initial: Values;
  /** Above the text; a subject among them is asked for. */
  readonly children?: ReactNode;
  readonly label: string;
  readonly asksSubject?: boolean;
  onSent(id: string): void;
}

/** Writes to colleagues. What was typed stays until it is sent. */
export function MessageForm({ initial, children, label, asksSubject = false, onSent }: MessageFormProps) {
  const translate = useTranslate();
  const { mutateAsync } = useCall<Values, { id: string }>((host, values) => send(host, values), { touches: [INBOX] });
  const { submit, refusal } = useSubmit(async (values, { saved }) => {
    const { id } = await mutateAsync(values);
    saved(values);
    onSent(id);
  });
  return (
    <EditingForm
      noValidate
      mode="onSubmit"
      defaultValues={{ subject: '', message: '', files: [], ...initial }}
      onSubmit={submit}
      validate={values => errorsOf(values, asksSubject ? ['subject', 'message'] : ['message'])}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {refusal}
        {children}
        <TextInput
          source="message"
          label="fields.message"
          isRequired
          multiline
          minRows={4}
          helperText={false}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <FileInput
          source="files"
          label="inboxPages.files"
          multiple
          helperText={false}
          inputProps={{ accept: acceptedTypes.file?.join(','), 'aria-label': translate('inboxPages.files') }}
          placeholder={translate('crud.media.drop_file', { max: MAX_UPLOAD_MB })}
        >
          <FileField source="src" title="title" />
        </FileInput>
        <Box>
          <SaveButton label={label} icon={<Send />} alwaysEnable />
        </Box>
      </Box>
    </EditingForm>
  );
}
