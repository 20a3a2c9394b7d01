/** Markup that goes into a page without escaping. */
export interface Html {
  readonly markup: string;
}

type Part = string | Html | readonly Html[];

/** Builds markup from a template; strings in it are escaped, values of type `Html` are not. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = literals.map((literal, index) => literal + markupOf(parts[index] ?? '')).join('');
  return { markup };
}

/** Marks markup of oidc-provider as safe. */
export const trusted = (markup: string): Html => ({ markup });

function markupOf(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
