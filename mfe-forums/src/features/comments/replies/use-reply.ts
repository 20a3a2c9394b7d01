import { useState } from 'react';
import { quoteOf } from './quote.ts';

/** The form for a reply to a comment, open or not. */
export interface ReplyState {
  readonly isOpen: boolean;
  /** The text that the form begins with, if the member quotes the comment. */
  readonly quote: string;
  readonly open: () => void;
  readonly openWithQuote: () => void;
  readonly close: () => void;
}

export function useReply(content: string): ReplyState {
  const [quote, setQuote] = useState<string>();
  return {
    isOpen: quote !== undefined,
    quote: quote ?? '',
    open: () => setQuote(''),
    openWithQuote: () => setQuote(quoteOf(content)),
    close: () => setQuote(undefined),
  };
}
