import { EmptyGeneric } from '../src/art/empty-generic.tsx';
import logo from '../src/art/logo.svg';
import slide1 from '../src/art/slide-1.svg';
import slide2 from '../src/art/slide-2.svg';
import slide3 from '../src/art/slide-3.svg';
import slide4 from '../src/art/slide-4.svg';
import slide5 from '../src/art/slide-5.svg';
import slide6 from '../src/art/slide-6.svg';
import slide7 from '../src/art/slide-7.svg';
import slide8 from '../src/art/slide-8.svg';
import { Logo } from '../src/art/logo.tsx';
import { NotFound } from '../src/art/not-found.tsx';
import { PageHeader } from '../src/page-header.tsx';
import styles from './showcase.module.css';

const slides = [slide1, slide2, slide3, slide4, slide5, slide6, slide7, slide8];

export const ArtSection = () => (
  <section aria-label="Artwork">
    <PageHeader title="Artwork" />
    <div className={styles.row}>
      <Logo />
      <img src={logo} alt="" width={64} height={64} />
    </div>
    <div className={styles.drawing}>
      <EmptyGeneric />
    </div>
    <div className={styles.stack}>
      <NotFound />
    </div>
    <div className={styles.grid}>
      {slides.map((slide) => (
        <img key={slide} src={slide} alt="" className={styles.art} width={800} height={500} />
      ))}
    </div>
  </section>
);
