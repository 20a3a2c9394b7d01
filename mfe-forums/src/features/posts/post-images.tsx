import { Link } from '@seed/ui/link';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import styles from './post-images.module.css';

export interface PostImagesProps {
  readonly images: readonly string[];
  /** Alternative texts in the order of the images; empty for none. */
  readonly texts: readonly string[];
  readonly title: string;
}

/** A post's pictures; each opens in its full size. */
export const PostImages = ({ images, texts, title }: PostImagesProps) => (
  <ul className={styles.images}>
    {images.map((source, index) => (
      <li key={source}>
        <PostImage source={source} label={texts[index] || messages.post.image(index + 1, title)} />
      </li>
    ))}
  </ul>
);

const PostImage = ({ source, label }: { readonly source: string; readonly label: string }) => {
  const [failed, setFailed] = useState(false);
  if (failed) return <FailedImage source={source} />;
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

/** A picture of another site becomes a link if it fails, because the portal may be configured not to load it. */
const FailedImage = ({ source }: { readonly source: string }) => (
  <p className={styles.failed}>
    {URL.canParse(source) ? (
      <Link href={source} target="_blank" rel="noopener noreferrer">
        {messages.post.imageElsewhere(new URL(source).hostname)}
      </Link>
    ) : (
      messages.post.imageFailed
    )}
  </p>
);
