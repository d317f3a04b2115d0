import sharp from 'sharp';

/** A small picture of one colour; another `shade` makes another file. */
export const jpeg = async (shade = 120): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

export const asFile = (bytes: Uint8Array | string, name: string, type = 'application/octet-stream'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** A form with fields and files, as a browser sends it. */
export function formOf(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value);
    else if (value !== null && value !== undefined)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
