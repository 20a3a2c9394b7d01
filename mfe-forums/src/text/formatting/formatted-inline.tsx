import type { SyntaxNode } from '@lezer/common';
import { AddressLink } from '@seed/ui/linked-text';
import { Fragment } from 'react';
import { MentionedText } from './mentioned-text.tsx';
import { partsOf } from './parse-formatting.ts';

export interface FormattedInlineProps {
  readonly parts: readonly (SyntaxNode | string)[];
  /** The whole text that the positions of the nodes are in. */
  readonly text: string;
  /** Inside of a link, where an address is no link of its own. Default false. */
  readonly isInLink?: boolean;
}

/** The inside of a paragraph: text, and bold, italic, code and links in it. */
export const FormattedInline = ({ parts, text, isInLink = false }: FormattedInlineProps) =>
  parts.map((part, index) =>
    typeof part !== 'string' ? (
      <FormattedNode key={index} node={part} text={text} isInLink={isInLink} />
    ) : (
      <Fragment key={index}>{isInLink ? part : <MentionedText>{part}</MentionedText>}</Fragment>
    ),
  );

interface FormattedNodeProps extends Required<Omit<FormattedInlineProps, 'parts'>> {
  readonly node: SyntaxNode;
}

const FormattedNode = ({ node, ...rest }: FormattedNodeProps) => {
  const parts = partsOf(node, rest.text);
  switch (node.name) {
    case 'StrongEmphasis':
      return (
        <strong>
          <FormattedInline parts={parts} {...rest} />
        </strong>
      );
    case 'Emphasis':
      return (
        <em>
          <FormattedInline parts={parts} {...rest} />
        </em>
      );
    case 'InlineCode':
      return <code>{parts.filter((part) => typeof part === 'string').join('')}</code>;
    case 'Link':
      return <FormattedLink node={node} {...rest} />;
    case 'Escape':
      return rest.text.slice(node.from + 1, node.to);
    default:
      return rest.text.slice(node.from, node.to);
  }
};

/** `[words](address)`. All other brackets, which are links of Markdown's, are shown as typed. */
const FormattedLink = ({ node, text, isInLink }: FormattedNodeProps) => {
  const [opening, closing] = node.getChildren('LinkMark');
  const url = node.getChild('URL');
  const between = { from: opening?.to ?? node.from, to: closing?.from ?? node.to };
  const words = partsOf(node, text, between);
  const address = url === null ? '' : text.slice(url.from, url.to);
  if (mayLead(text.slice(between.from, between.to).trim(), address)) {
    return (
      <AddressLink address={address}>
        <FormattedInline parts={words} text={text} isInLink />
      </AddressLink>
    );
  }
  const around = [text.slice(node.from, between.from), ...words, text.slice(between.to, node.to)];
  return <FormattedInline parts={around} text={text} isInLink={isInLink} />;
};

/** Words that are an address themselves lead nowhere else. */
function mayLead(words: string, address: string): boolean {
  if (words === '' || !/^https?:\/\//i.test(address)) return false;
  return words === address || !/:\/\/|\bwww\.|^[^\s.]+(?:\.[^\s./]+)+(?:\/\S*)?$/iu.test(words);
}
