import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { contentSx } from './contentSx.ts';
import { HeadingButtons } from './HeadingButtons.tsx';
import { headingLevels } from './headingLevels.ts';
import { LinkButton } from './LinkButton.tsx';
import { purified } from './purified.ts';
import { PictureButton } from './PictureButton.tsx';

/** Colours would not survive the host, nor be readable in the dark. */
const leftOut = new Set(['textStyle', 'color', 'highlight']);

const settings: Readonly<Record<string, Record<string, unknown>>> = {
  starterKit: {
    heading: { levels: headingLevels },
    link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' } },
  },
  image: { inline: true, allowBase64: false, resize: false },
};

const extensions = (DefaultEditorOptions.extensions ?? [])
  .filter(one => !leftOut.has(one.name))
  .map(one => (settings[one.name] ? one.configure(settings[one.name]) : one));

const sx = {
  '& .ProseMirror': { ...contentSx, minHeight: '12rem' },
  '& .ProseMirror:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
} as const;

const toolbar = (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons size="medium" />
    <AlignmentButtons size="medium" />
    <ListButtons size="medium" />
    <LinkButton />
    <PictureButton />
    <QuoteButtons size="medium" />
    <ClearButtons size="medium" />
  </RichTextInputToolbar>
);

/** Writes formatted text; what the host would not keep cannot be made with it. */
export function RichTextEditor(props: FieldInputProps) {
  const translate = useTranslate();
  const label = translate(`fields.${props.name}`);
  const { required } = props.field;
  const editorOptions = useMemo(() => {
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(required && { 'aria-required': 'true' }),
    };
    return { extensions, editorProps: { attributes, transformPastedHTML: purified } };
  }, [label, required]);
  const { size: _size, ...common } = inputProps(props);
  return <RichTextInput {...common} editorOptions={editorOptions} toolbar={toolbar} sx={sx} />;
}
