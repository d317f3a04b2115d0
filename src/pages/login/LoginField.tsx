import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | null;
  readonly children?: ReactNode;
}

/** A labelled input with its error below; `children` stand at its end. */
export const LoginField = ({ label, error, children, ...input }: LoginFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        {/* Addresses and passwords are written from left to right in every language. */}
        <input {...input} id={id} dir="ltr" aria-invalid={error !== null} aria-describedby={`${id}-error`} required />
        {children}
      </div>
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error}
      </p>
    </div>
  );
};
