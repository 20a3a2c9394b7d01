import { useState } from 'react';
import { messages } from '../../messages.ts';
import styles from './post-images.module.css';

export interface PostImagesProps {
  readonly images: readonly string[];
  readonly title: string;
}

/** A post's pictures; each opens in its full size. */
export const PostImages = ({ images, title }: PostImagesProps) => (
  <ul className={styles.images}>
    {images.map((source, index) => (
      <li key={source}>
        <PostImage source={source} label={messages.post.image(index + 1, title)} />
      </li>
    ))}
  </ul>
);

const PostImage = ({ source, label }: { readonly source: string; readonly label: string }) => {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={styles.failed}>{messages.post.imageFailed}</p>;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer" className={styles.image}>
      <img
        src={source}
        alt={label}
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </a>
  );
};
