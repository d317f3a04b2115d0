import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useEntity } from '../entity/useEntity.ts';
import { keepDraft, takeDraft } from '../../authProvider/drafts.ts';
import { session } from '../../authProvider/session.ts';
import { useEditing } from './useEditing.ts';
import { withoutPasswords } from './withoutPasswords.ts';

/** Keeps what was typed when the session ends in the middle of an edit, and puts it back after the next sign-in. */
export function DraftKeeper() {
  const { route, fields } = useEntity();
  const path = `${route}/${useRecordContext()?.id ?? 'create'}`;
  const notify = useNotify();
  const { getValues, formState } = useFormContext();
  const { base, resume } = useEditing();
  const { isReady } = formState;
  const { dirtyFields } = useFormState();
  const changed = useRef<readonly string[]>([]);
  const version = useRef<unknown>(undefined);
  useEffect(() => {
    changed.current = Object.keys(dirtyFields);
    version.current = base()?.['version'];
  });
  const restore = useEffectEvent(async () => {
    const draft = await takeDraft(path);
    if (!draft) return;
    resume(draft.values, draft.version);
    if (!draft.isHandedOn) notify('crud.form.draft_restored', { type: 'info', autoHideDuration: 10_000 });
  });
  useEffect(() => {
    // React-Admin sets the form to the record when it mounts; before that a draft would be overwritten.
    if (isReady) void restore();
  }, [isReady]);
  const keep = useEffectEvent(() => {
    if (!session.endReason() || changed.current.length === 0) return;
    const values = Object.fromEntries(changed.current.map(name => [name, getValues(name)]));
    void keepDraft(path, { values: withoutPasswords(fields, values), version: version.current });
  });
  useEffect(() => () => keep(), []);
  return null;
}
