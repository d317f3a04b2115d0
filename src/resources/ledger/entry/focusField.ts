/** Puts the cursor where something is to be typed: a cell as `items.0.party`, or a box of the form. */
export function focusField(field: string): void {
  const [, row = '0', name = 'ledger'] = /^items(?:\.(\d+)\.(\w+))?$/.exec(field) ?? [];
  const place = field.startsWith('items')
    ? `[data-row="${row}"][data-field="${name}"] input`
    : `:is(input, textarea)[name="${field}"]`;
  const box = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(place);
  box?.focus();
  box?.select();
}
