import ImageIcon from '@mui/icons-material/Image';
import ToggleButton from '@mui/material/ToggleButton';
import { type ChangeEvent, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { acceptedTypes } from '#catalog/engine/uploads.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { useEditorValue } from './useEditorValue.ts';
import { messageOf } from '#src/dataProvider/failure.ts';

/**
 * Puts a picture of this computer into the text; it is uploaded at once, since a text can only name what the host has.
 */
export function PictureButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [editor] = useEditorValue(() => true, false);
  const label = translate('ra.tiptap.image');
  const insert = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || !editor) return;
    setBusy(true);
    try {
      const src = await dataProvider.uploadFile(file);
      const alt = window.prompt(translate('ra.tiptap.image_dialog')) ?? '';
      editor.chain().focus().insertContent({ type: 'image', attrs: { src, alt } }).run();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      // The same file may be chosen again.
      target.value = '';
    }
  };
  return (
    <>
      <ToggleButton
        value="image"
        disabled={!editor?.isEditable || busy}
        aria-busy={busy}
        aria-label={label}
        title={label}
        onClick={() => chooser.current?.click()}
      >
        <ImageIcon fontSize="inherit" />
      </ToggleButton>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedTypes.image?.join(',')}
        aria-label={label}
        onChange={event => void insert(event)}
      />
    </>
  );
}
