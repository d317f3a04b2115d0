/** An SVG document of that size in pixels. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

const ground = (width: number, height: number, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

/** A picture before a plain ground. */
export const picture = (width: number, height: number, { fill, body }: { fill: string; body: string }): string =>
  svg(width, height, ground(width, height, fill) + body);
