import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface EntryProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | null;
  readonly hint?: string | undefined;
  /** Stands at the end of the input. */
  readonly children?: ReactNode;
}

/** A labelled input with a hint and, below, what is wrong with it. */
export const Entry = ({ label, error, hint, children, ...input }: EntryProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <input
          {...input}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="aside">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error}
      </p>
    </div>
  );
};
