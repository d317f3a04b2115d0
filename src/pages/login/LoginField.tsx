import { type InputHTMLAttributes, type ReactNode, type SyntheticEvent, useId } from 'react';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | null;
  /** Its value was offered, not typed: what is typed then takes its place. */
  readonly isOffered?: boolean;
  readonly children?: ReactNode;
}

/** A labelled input with its error below; `children` stand at its end. */
export const LoginField = ({ label, error, isOffered, children, ...input }: LoginFieldProps) => {
  const id = useId();
  const select = isOffered ? (event: SyntheticEvent<HTMLInputElement>) => event.currentTarget.select() : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        {/* Addresses and passwords are written from left to right in every language. */}
        <input
          {...input}
          id={id}
          dir="ltr"
          onFocus={select}
          // A pointer puts the caret into the text after the focus.
          onClick={select}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
          required
        />
        {children}
      </div>
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error}
      </p>
    </div>
  );
};
