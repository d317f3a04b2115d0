import InsertLink from '@mui/icons-material/InsertLink';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'react-admin';
import { isLink } from '#catalog/engine/texts/markup.ts';
import { useEditorValue } from './useEditorValue.ts';

/** What was typed without a scheme is meant as an address of the web. */
const addressOf = (typed: string): string => (isLink(typed) ? typed : `https://${typed}`);

/**
 * Links the selected words, or writes the address itself where none are selected; an emptied address takes the link
 * away.
 */
export function LinkButton() {
  const translate = useTranslate();
  const [editor, isActive] = useEditorValue(one => one.isActive('link'), false);
  const label = translate('ra.tiptap.link');
  const ask = () => {
    if (!editor) return;
    const present: unknown = editor.getAttributes('link')['href'];
    const typed = window
      .prompt(translate('ra.tiptap.link_dialog'), typeof present === 'string' ? present : 'https://')
      ?.trim();
    if (typed === undefined) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '' || typed === 'https://') chain.unsetMark('link').run();
    else if (editor.state.selection.empty && !isActive) {
      chain
        .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: addressOf(typed) } }] })
        .run();
    } else chain.setMark('link', { href: addressOf(typed) }).run();
  };
  return (
    <ToggleButton
      value="link"
      selected={isActive}
      disabled={!editor?.isEditable}
      aria-label={label}
      title={label}
      onClick={ask}
    >
      <InsertLink fontSize="inherit" />
    </ToggleButton>
  );
}
