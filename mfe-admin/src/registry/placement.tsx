import { stable } from '../constants.ts';
import { messages } from '../messages.ts';
import styles from './placement.module.css';

export interface PlacementProps {
  /** The name of a channel, 'previous' for what was live before, or 'off' for a module that is switched off. */
  readonly channel: string;
  readonly version?: string;
  readonly share?: number | undefined;
}

/** A place and its version, such as 'Canary 1.1.0 · 5 %'. */
export const Placement = ({ channel, version, share }: PlacementProps) => (
  <span className={styles[channel === stable || channel === 'off' ? channel : 'other']}>
    {nameOf(channel)}
    {version !== undefined && <b>{version}</b>}
    {share !== undefined && <span>{messages.channel.share(share)}</span>}
  </span>
);

function nameOf(channel: string): string {
  const { preview, share: _, ...names } = messages.channel;
  return channel in names ? names[channel as keyof typeof names] : preview(channel.replace(/^preview-/, ''));
}
