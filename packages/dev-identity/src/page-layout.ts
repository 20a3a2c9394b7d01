import { kitStyles } from './asset.routes.ts';
import { type Html, html } from './html.ts';

/** The options that every page takes. */
export interface PageOptions {
  /** The path of the realm, for the addresses of styles and scripts. */
  readonly basePath: string;
}

interface LayoutOptions extends PageOptions {
  readonly heading: string;
  readonly content: Html;
  readonly script?: string;
}

/** The layout of every page: the scenery, and a sheet with a heading and the content. */
export function renderPage({ basePath, heading, content, script }: LayoutOptions): string {
  const resources = `${basePath}/resources`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${heading} · SEED</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <script src="${resources}/theme.js"></script>
        ${[...kitStyles, 'demo-accounts.css'].map((name) => stylesheet(`${resources}/${name}`))}
        ${script === undefined ? html`` : html`<script src="${resources}/${script}" defer></script>`}
      </head>
      <body>
        <div class="sign-in-page">
          <header id="kc-header">
            <a class="sign-in-brand" href="/">SEED</a>
            <span class="sign-in-motto">Friendships made here keep growing.</span>
          </header>
          <main class="sign-in-main">
            <div class="sign-in-header"><h1 id="kc-page-title">${heading}</h1></div>
            <div class="sign-in-body">${content}</div>
          </main>
        </div>
      </body>
    </html>`.markup;
}

const stylesheet = (address: string): Html => html`<link rel="stylesheet" href="${address}" />`;
