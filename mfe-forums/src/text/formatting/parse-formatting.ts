import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/markdown';
import { onlyMarks } from './only-marks.ts';

/**
 * The root of the tree of a formatted text, whose positions are those of the text.
 * Undefined for a text with more marks than members type, because parsing it could take a second.
 */
export function parseFormatting(text: string): SyntaxNode | undefined {
  const marks = text.match(/[*`[\]()>+\\-]|\d[.)]/g)?.length ?? 0;
  return marks > mostMarks ? undefined : subset.parse(onlyMarks(text)).topNode;
}

const mostMarks = 2000;

const subset = parser.configure({
  remove: ['SetextHeading', 'HorizontalRule', 'IndentedCode', 'LinkReference', 'HardBreak'],
});

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** The nodes between two positions of a node, and the stretches of text around them, without the marks. */
export function partsOf(node: SyntaxNode, text: string, { from, to } = range(node)): (SyntaxNode | string)[] {
  const parts: (SyntaxNode | string)[] = [];
  let end = from;
  for (const child of childrenOf(node)) {
    if (child.from < from || child.to > to) continue;
    if (child.from > end) parts.push(text.slice(end, child.from));
    if (!child.name.endsWith('Mark')) parts.push(child);
    end = child.to;
  }
  if (to > end) parts.push(text.slice(end, to));
  return parts;
}

const range = ({ from, to }: SyntaxNode) => ({ from, to });
