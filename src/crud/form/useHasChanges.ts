import { useFormState } from 'react-hook-form';

/** True while a form holds something that is not saved. A running save has the word first: what it leads to is meant. */
export function useHasChanges(): boolean {
  const { dirtyFields, isSubmitting } = useFormState();
  return Object.keys(dirtyFields).length > 0 && !isSubmitting;
}
