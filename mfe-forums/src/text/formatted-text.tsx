import { PlainText } from '@seed/ui/plain-text';
import { mayBeFormatted } from './formatting/may-be-formatted.ts';
import { useFormattingCode } from './formatting/use-formatting-code.ts';

/**
 * A member's text with a small part of Markdown: bold, italic, code, lists, quotes and links.
 * Until the parser has loaded, and if it does not, the text is shown as typed.
 */
export const FormattedText = ({ children }: { readonly children: string }) => {
  const code = useFormattingCode(mayBeFormatted(children));
  return code === undefined ? <PlainText>{children}</PlainText> : <code.FormattedBlocks text={children} />;
};
