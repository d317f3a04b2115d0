import { useTiptapEditor } from 'ra-input-rich-text';
import { useCallback, useSyncExternalStore } from 'react';

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;

/** The editor, and something about it that is read anew with every change of text or selection. */
export function useEditorValue<T extends string | number | boolean>(
  read: (editor: Editor) => T,
  otherwise: T,
): readonly [Editor | null, T] {
  const editor: Editor | null = useTiptapEditor();
  const subscribe = useCallback(
    (notify: () => void) => {
      editor?.on('transaction', notify);
      return () => {
        editor?.off('transaction', notify);
      };
    },
    [editor],
  );
  const value = useSyncExternalStore(subscribe, () => (editor && !editor.isDestroyed ? read(editor) : otherwise));
  return [editor, value];
}
