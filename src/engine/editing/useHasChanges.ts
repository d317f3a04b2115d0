import { useFormState } from 'react-hook-form';

/** True while a form holds something that is not saved. */
export function useHasChanges(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}
