import type { FormEvent, ReactNode } from 'react';
import { useAccountWords } from '../../i18n/accountWords.ts';

interface AccountFormProps {
  readonly label: string;
  readonly form: {
    readonly busy: boolean;
    readonly message: string | null;
    submit(event: FormEvent<HTMLFormElement>): Promise<void>;
  };
  readonly children: ReactNode;
}

/** Entries, what the host said about them as a whole, and the button. */
export const AccountForm = ({ label, form, children }: AccountFormProps) => {
  const words = useAccountWords();
  return (
    <form noValidate onSubmit={event => void form.submit(event)}>
      <div role="alert">{form.message && <p className="alert">{form.message}</p>}</div>
      {children}
      <button className="submit" type="submit" aria-disabled={form.busy}>
        {form.busy ? words.busy : label}
      </button>
    </form>
  );
};
