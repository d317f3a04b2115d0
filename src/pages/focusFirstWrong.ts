/** Leads to the first entry of a form that is marked as wrong, if any is. */
export const focusFirstWrong = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
