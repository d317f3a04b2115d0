import { useEffect, useRef } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { keepDraft, takeDraft } from '../../session/drafts.ts';
import { session } from '../../session/session.ts';
import { useEntity } from '../useEntity.ts';

/** Keeps what was typed when the session ends in the middle of an edit, and puts it back after the next sign-in. */
export function DraftKeeper() {
  const { route } = useEntity();
  const path = `${route}/${useRecordContext()?.id ?? 'create'}`;
  const notify = useNotify();
  const { getValues, setValue, formState } = useFormContext();
  const { isReady } = formState;
  const { dirtyFields } = useFormState();
  const changed = useRef<readonly string[]>([]);
  useEffect(() => {
    changed.current = Object.keys(dirtyFields);
  });
  useEffect(() => {
    // React-Admin sets the form to the record when it mounts; before that a draft would be overwritten.
    const draft = isReady ? takeDraft(path) : null;
    if (!draft) return;
    for (const [name, value] of Object.entries(draft)) setValue(name, value, { shouldDirty: true });
    notify('crud.form.draft_restored', { type: 'info', autoHideDuration: 10_000 });
  }, [isReady, path, setValue, notify]);
  useEffect(
    () => () => {
      if (!session.endReason() || changed.current.length === 0) return;
      keepDraft(path, Object.fromEntries(changed.current.map(name => [name, getValues(name)])));
    },
    [path, getValues],
  );
  return null;
}
