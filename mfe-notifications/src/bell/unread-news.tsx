import type { SlotProps } from '@seed/portal-sdk';
import { useEffect } from 'react';
import { bellName } from './bell-messages.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** Marks the bell in the header while there are unread notifications. */
export const UnreadNews = ({ setNews }: SlotProps['header.link']) => {
  const unread = useUnreadCount();
  useEffect(() => setNews(unread > 0 ? bellName(unread) : undefined), [setNews, unread]);
  return null;
};
