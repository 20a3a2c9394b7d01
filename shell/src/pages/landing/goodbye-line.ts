import { goodbyeMessage } from './goodbye-messages.ts';

/** The line stands at the lower edge, so that nothing moves. The chunk has no style sheet for one element. */
const style = `
  position: sticky;
  inset-block-end: 0;
  padding: var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  background: var(--accent-soft);
  color: var(--accent-soft-ink);
  text-align: center;
`;

/** Adds a line to the end of the page. */
export function showGoodbye(): void {
  const line = document.createElement('div');
  line.setAttribute('role', 'status');
  line.style.cssText = style;
  document.body.append(line);
  // A screen reader announces what changes in a status that exists already.
  line.textContent = goodbyeMessage;
}
