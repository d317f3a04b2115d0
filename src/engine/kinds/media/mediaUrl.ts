interface Chosen {
  readonly src: string;
  readonly title: string;
  readonly rawFile: File;
}

/** A file that was just chosen in a form and is not uploaded yet, as React-Admin's file input holds it. */
export const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File;

/** Where a stored or just chosen file can be seen. */
export const mediaUrl = (value: unknown): string => (isChosen(value) ? value.src : String(value));

/** Its name without folders and signature. */
export const mediaName = (value: unknown): string =>
  isChosen(value) ? value.title : (String(value).split('?')[0]?.split('/').at(-1) ?? '');
