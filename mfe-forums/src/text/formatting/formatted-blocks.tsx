import type { SyntaxNode } from '@lezer/common';
import type { Mention } from '@seed/forums-contracts/mentions';
import { PlainText } from '@seed/ui/plain-text';
import { FormattedInline } from './formatted-inline.tsx';
import { MentionsContext } from './mentioned-text.tsx';
import styles from './formatted-blocks.module.css';
import { childrenOf, parseFormatting, partsOf } from './parse-formatting.ts';

export interface FormattedBlocksProps {
  readonly text: string;
  /** The members whom the text mentions; their names lead to their profiles, but not in code. */
  readonly mentions?: readonly Mention[] | undefined;
}

/** A text with its formatting: paragraphs, lists, quotes and code. */
export const FormattedBlocks = ({ text, mentions = [] }: FormattedBlocksProps) => {
  const root = parseFormatting(text);
  if (root === undefined) return <PlainText>{text}</PlainText>;
  return (
    <div className={styles.text}>
      <MentionsContext value={mentions}>
        <Blocks of={root} text={text} depth={0} />
      </MentionsContext>
    </div>
  );
};

/** Deeper quotes and lists have no room on a phone, so they are shown as typed. */
const deepest = 5;

interface BlocksProps {
  readonly of: SyntaxNode;
  readonly text: string;
  readonly depth: number;
}

const Blocks = ({ of, text, depth }: BlocksProps) =>
  depth > deepest ? (
    <p>{text.slice(of.from, of.to)}</p>
  ) : (
    childrenOf(of).map((node) => <Block key={node.from} of={node} text={text} depth={depth} />)
  );

const Block = ({ of: node, text, depth }: BlocksProps) => {
  const inside = <Blocks of={node} text={text} depth={depth + 1} />;
  switch (node.name) {
    case 'Blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'BulletList':
      return <ul>{inside}</ul>;
    case 'OrderedList':
      return <ol>{inside}</ol>;
    case 'ListItem':
      return <li value={numberOf(node, text)}>{inside}</li>;
    case 'FencedCode':
      return <Code of={node} text={text} />;
    case 'Paragraph':
      return (
        <p>
          <FormattedInline parts={partsOf(node, text)} text={text} />
        </p>
      );
    default:
      return null;
  }
};

/** The number that the author gave to an item, because a member may take up only some points of another's list. */
function numberOf(item: SyntaxNode, text: string): number | undefined {
  const { parent, firstChild: mark } = item;
  return parent?.name === 'OrderedList' && mark ? Number.parseInt(text.slice(mark.from, mark.to), 10) : undefined;
}

const Code = ({ of, text }: Omit<BlocksProps, 'depth'>) => (
  <pre>
    <code>
      {childrenOf(of)
        .filter(({ name }) => name === 'CodeText')
        .map(({ from, to }) => text.slice(from, to))
        .join('')}
    </code>
  </pre>
);
