import { escapeHtml } from './escape-html.ts';

/** The page with the button that stops the e-mails. */
export const unsubscribePage = page(
  'Stop the e-mails?',
  `<p>You will get no more e-mails about news in the SEED intranet. The bell in the portal stays as it is.</p>
<form method="post"><button type="submit">Stop the e-mails</button></form>`,
);

/** Confirms that the e-mails have stopped. */
export function unsubscribedPage(publicUrl: string): string {
  const preferences = escapeHtml(`${publicUrl}/notifications/preferences`);
  return page(
    'The e-mails have stopped',
    `<p>You get no more e-mails from the SEED intranet.
You can turn them on again in your <a href="${preferences}">notification preferences</a>.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · SEED Intranet</title>
<style>
body { max-width: 32rem; margin: 0 auto; padding: 3rem 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; }
button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: 1.5rem; font: inherit; font-weight: 600;
  background: #1c5d4c; color: #fff; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
