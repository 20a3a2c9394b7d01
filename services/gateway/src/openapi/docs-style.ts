/** The documentation's style; a file of its own because the policy allows no inline style. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --text: light-dark(#1f2933, #e8ecf1);
  --quiet: light-dark(#52606d, #a9b4c0);
  --page: light-dark(#fbfaf7, #14181d);
  --card: light-dark(#ffffff, #1c222a);
  --line: light-dark(#dcd7cc, #323b46);
  --link: light-dark(#0b5f58, #6fd3c7);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0 auto;
  max-width: 62rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1 small, dd small { color: var(--quiet); font-weight: 400; }
h2 { margin-top: 3rem; text-transform: capitalize; }
h4 { margin: 1rem 0 0.25rem; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding: 0; list-style: none; }
article {
  margin: 1rem 0;
  padding: 1rem 1.25rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
}
article h3 { margin: 0; }
article:target, h3:target { border-color: var(--link); scroll-margin-top: 1rem; }
.method { padding: 0.1rem 0.5rem; border-radius: 0.4rem; background: #1d5fa8; color: #fff; font-size: 0.8rem; }
.method[data-method='POST'] { background: #2b7339; }
.method[data-method='PUT'] { background: #8a5300; }
.method[data-method='DELETE'] { background: #ab2626; }
.id, .type { color: var(--quiet); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
em { color: var(--quiet); font-size: 0.85em; }
.properties { margin: 0.25rem 0; padding-left: 1.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; }
`;
