/**
 * Returns a text of the same length that has only those marks which format a text here. All else is a letter, so the
 * parser finds no HTML, headings, pictures, or marks inside of addresses, and a `**` beside Japanese punctuation works.
 */
export function onlyMarks(text: string): string {
  return text
    .replace(/!\[/g, letters)
    .replace(/https?:\/\/\S+/gi, (address) => address.replace(/[*`](?=[^\s*`.,;:!?)\]])/g, letters))
    .replace(/[^*`[\]()>+\-.\\"\d\s]/g, letters)
    .replace(/(?<!>)>+(?![>\s]|$)/gm, letters)
    .replace(/\\(?![*`[\]>\\])/g, letters)
    .replace(/^[ \t]*(?:[-*+][ \t]*)+$/gm, letters);
}

/** An emoticon such as `>_<` is no quote, and a line of dashes no list. */
const letters = (marks: string) => marks.replace(/\S/g, 'x');
