import type { Mention } from '@seed/forums-contracts/mentions';
import { PlainText } from '@seed/ui/plain-text';
import { mayBeFormatted } from './formatting/may-be-formatted.ts';
import { useFormattingCode } from './formatting/use-formatting-code.ts';

export interface FormattedTextProps {
  readonly children: string;
  /** The members whom the text mentions; their names lead to their profiles. */
  readonly mentions?: readonly Mention[] | undefined;
}

/**
 * A member's text with a small part of Markdown: bold, italic, code, lists, quotes and links; and with its mentions.
 * Until the parser has loaded, and if it does not, the text is shown as typed.
 */
export const FormattedText = ({ children, mentions }: FormattedTextProps) => {
  const code = useFormattingCode(mentions !== undefined || mayBeFormatted(children));
  return code === undefined ? (
    <PlainText>{children}</PlainText>
  ) : (
    <code.FormattedBlocks text={children} mentions={mentions} />
  );
};
