import { stable } from '../constants.ts';
import { messages } from '../messages.ts';
import styles from './placement.module.css';

export interface PlacementProps {
  /** The name of a channel, or 'previous' for what was live before. */
  readonly channel: string;
  readonly version?: string;
}

/** A channel and its version, such as 'Live 1.1.0'. */
export const Placement = ({ channel, version }: PlacementProps) => (
  <span className={channel === stable ? styles.live : styles.other}>
    {nameOf(channel)}
    {version !== undefined && <b>{version}</b>}
  </span>
);

function nameOf(channel: string): string {
  const { preview, ...names } = messages.channel;
  return channel in names ? names[channel as keyof typeof names] : preview(channel.replace(/^preview-/, ''));
}
