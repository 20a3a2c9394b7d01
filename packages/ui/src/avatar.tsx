import { useState } from 'react';
import defaultPicture from './art/default-picture.svg';
import { classNames } from './class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Nothing, or an address that fails, shows the default picture. */
  readonly src?: string | null | undefined;
  /** Default '': the name usually stands beside the picture. */
  readonly alt?: string;
  /** 32, 44, 64 or 150 px. Default 'medium'. */
  readonly size?: 'small' | 'medium' | 'large' | 'portrait';
}

/** A member's picture. */
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
      // From the card to the profile and back the portal lets it travel.
      data-travels={size === 'portrait' ? '' : undefined}
      className={classNames(styles.avatar, size === 'portrait' && styles.portrait)}
      onError={() => {
        if (isShown && src) setFailedSrc(src);
      }}
    />
  );
};

const pixels = { small: 32, medium: 44, large: 64, portrait: 150 };
