import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

const WRONG = '[aria-invalid=true]:not([aria-busy=true])';

/** Leads to the first wrong cell or field of the form around, once it was refused, by its own rules or by the host. */
export function FirstWrong() {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    const wrong = place.current?.closest('form')?.querySelector<HTMLElement>(WRONG);
    wrong?.focus({ preventScroll: true });
    // Not below the bar that stands over the end of the page.
    wrong?.scrollIntoView?.({ block: 'center' });
  }, [submitCount, isSubmitSuccessful]);
  return <span hidden ref={place} />;
}
