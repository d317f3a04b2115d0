import { html } from 'hono/html';

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const style = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1e293b}
code{font-family:ui-monospace,monospace}b{display:inline-block;min-inline-size:4.5rem;text-transform:uppercase}
@media(prefers-color-scheme:dark){body{background:#0f172a;color:#e2e8f0}a{color:#93c5fd}}`;

/** A page to read the API by, without a script. */
export function docsPage(document: Readonly<Record<string, unknown>>) {
  // The document is this host's own, made from the catalogue.
  const paths = document['paths'] as Paths;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, tags }]) => ({ path, method, summary, tag: tags[0] ?? '' })),
  );
  const tags = [...new Set(rows.map(row => row.tag))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Rihla API</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>Rihla API</h1>
        <p>The same as <a href="/openapi.json">openapi.json</a>.</p>
        ${tags.map(
          tag =>
            html`<h2>${tag}</h2>
              <ul>
                ${rows
                  .filter(row => row.tag === tag)
                  .map(row => html`<li><b>${row.method}</b> <code>${row.path}</code> ${row.summary}</li>`)}
              </ul>`,
        )}
      </body>
    </html>`;
}
