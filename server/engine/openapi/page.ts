import { groupBy } from 'es-toolkit';
import { html } from 'hono/html';
import { modules } from '#catalog/registry/entities.ts';

interface Tag {
  readonly name: string;
}

const moduleOf = (tag: string): string =>
  Object.entries<object>(modules).find(([, entities]) => tag in entities)?.[0] ?? 'general';

const titled = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const contents = (tags: readonly Tag[]) =>
  Object.entries(groupBy(tags, ({ name }) => moduleOf(name))).map(
    ([module, within]) =>
      html`<details>
        <summary>${titled(module)}</summary>
        <ul>
          ${within.map(({ name }) => html`<li><a href="#${name}">${titled(name)}</a></li>`)}
        </ul>
      </details>`,
  );

const signIn = html`<form id="sign-in" method="post">
    <label>Email <input name="email" type="email" autocomplete="username" required /></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required /></label>
    <button>Sign in</button>
  </form>
  <p id="signed-in" hidden><span></span> <button type="button">Sign out</button></p>
  <p id="refusal" role="alert"></p>`;

/** The page to read and try the API by; its scripts stand in `viewer`, and describe one tag at a time. */
export const docsPage = (tags: readonly Tag[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Rihla API</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
        <link rel="stylesheet" href="/api/docs/docs.css" />
        <script src="/api/docs/swagger-ui-bundle.js" defer></script>
        <script src="/api/docs/docs.js" type="module"></script>
      </head>
      <body>
        <header>
          <h1>Rihla API</h1>
          <a href="/openapi.json">openapi.json</a>
          ${signIn}
        </header>
        <nav aria-label="Contents">
          <label for="search">Search the calls</label>
          <input id="search" type="search" autocomplete="off" spellcheck="false" />
          <p id="found" role="status"></p>
          <ul id="results"></ul>
          <div id="contents">${contents(tags)}</div>
        </nav>
        <main tabindex="-1">
          <p id="start">
            Choose from the contents, or search by path, method or words. Sign in to try what needs a right.
          </p>
          <noscript>This page needs scripts. The same stands in <a href="/openapi.json">openapi.json</a>.</noscript>
          <h2 id="title" hidden></h2>
          <div id="viewer"></div>
        </main>
        <button id="back" type="button" hidden>Search and contents</button>
      </body>
    </html>`;
