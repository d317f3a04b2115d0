import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { headingLevels } from './headingLevels.ts';
import { useEditorValue } from './useEditorValue.ts';

/** Makes a paragraph a heading, and back. */
export function HeadingButtons() {
  const translate = useTranslate();
  const [editor, level] = useEditorValue(
    one => headingLevels.find(wanted => one.isActive('heading', { level: wanted })) ?? 0,
    0,
  );
  return (
    <ToggleButtonGroup
      size="medium"
      value={level}
      disabled={!editor?.isEditable}
      aria-label={translate('ra.tiptap.select_level')}
    >
      {headingLevels.map(one => {
        const label = translate(`ra.tiptap.heading${one}`);
        return (
          <ToggleButton
            key={one}
            value={one}
            selected={level === one}
            aria-label={label}
            title={label}
            onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level: one }).run()}
          >
            <span dir="ltr" style={{ fontSize: '1rem', lineHeight: '1.5rem', minWidth: '1.5rem' }}>
              H{one}
            </span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
