/** Markup that may go into a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = string | Html | readonly Html[];

/** Builds markup; strings put into it are escaped, markup made by it is not. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = literals.map((literal, index) => literal + markupOf(parts[index] ?? '')).join('');
  return { markup };
}

/** Markup from elsewhere that is known to be good. */
export const trusted = (markup: string): Html => ({ markup });

function markupOf(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
