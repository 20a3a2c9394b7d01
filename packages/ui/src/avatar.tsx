import { useState } from 'react';
// Half a kilobyte that most pages show is not worth a request.
import defaultPicture from './art/default-picture.svg?inline';
import { classNames } from './class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** The picture's address. Without one, or when it fails to load, the default picture is shown. */
  readonly src?: string | null | undefined;
  /** The alternative text. Default '', because the name usually stands beside the picture. */
  readonly alt?: string;
  /** The width and height: 'small' is 32 px, 'medium' 44 px, 'large' 64 px, 'portrait' 150 px. Default 'medium'. */
  readonly size?: 'small' | 'medium' | 'large' | 'portrait';
}

/**
 * Shows a member's picture, or the default picture.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@seed/ui/avatar';
 *
 * export const Author = () => <Avatar src="/uploads/kenji.webp" size="small" />;
 * ```
 */
export const Avatar = ({ src, alt = '', size = 'medium' }: AvatarProps) => {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isShown = Boolean(src) && src !== failedSrc;
  return (
    <img
      src={isShown && src ? src : defaultPicture}
      alt={alt}
      width={pixels[size]}
      height={pixels[size]}
      decoding="async"
      // The shell animates this picture between a card and the page that the card links to.
      data-shared-picture={size === 'portrait' ? '' : undefined}
      className={classNames(styles.avatar, size === 'portrait' && styles.portrait)}
      onError={() => {
        if (isShown && src) setFailedSrc(src);
      }}
    />
  );
};

const pixels = { small: 32, medium: 44, large: 64, portrait: 150 };
