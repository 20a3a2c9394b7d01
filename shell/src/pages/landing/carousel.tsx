import { ChevronLeftIcon } from '@seed/ui/icons/chevron-left';
import { ChevronRightIcon } from '@seed/ui/icons/chevron-right';
import { PauseIcon } from '@seed/ui/icons/pause';
import { PlayIcon } from '@seed/ui/icons/play';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { messages } from '../../messages.ts';
import { slides } from './slides.ts';
import { useCarousel } from './use-carousel.ts';
import type { Carousel as CarouselModel } from './use-carousel.ts';
import styles from './carousel.module.css';

const { landing } = messages;

/** The carousel pattern of the ARIA Authoring Practices, with dots. */
export const Carousel = () => {
  const carousel = useCarousel(slides.length);
  const { position, isRunning, hold } = carousel;
  const swipe = useSwipe(carousel.step);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={landing.carousel}
      className={styles.carousel}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className={styles.frame} aria-live={isRunning ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ image, title }, index) => (
          <figure
            key={title}
            role="group"
            aria-roledescription="slide"
            aria-label={landing.slide(index + 1, slides.length)}
            aria-hidden={index !== position}
            data-shown={index === position || undefined}
            className={styles.slide}
          >
            <img src={image} alt="" width={800} height={500} loading={index < 2 ? 'eager' : 'lazy'} draggable={false} />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
      <Controls carousel={carousel} />
    </section>
  );
};

const Controls = ({ carousel }: { readonly carousel: CarouselModel }) => (
  <div className={styles.controls}>
    <button
      type="button"
      className={styles.control}
      aria-label={carousel.isPlaying ? landing.pause : landing.play}
      onClick={carousel.togglePlaying}
    >
      {carousel.isPlaying ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
    </button>
    <div role="group" aria-label={landing.choose} className={styles.dots}>
      {slides.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          className={styles.dot}
          aria-label={landing.goTo(index + 1, title)}
          aria-current={index === carousel.position || undefined}
          onClick={() => carousel.show(index)}
        />
      ))}
    </div>
    <button type="button" className={styles.control} aria-label={landing.previous} onClick={() => carousel.step(-1)}>
      <ChevronLeftIcon aria-hidden="true" />
    </button>
    <button type="button" className={styles.control} aria-label={landing.next} onClick={() => carousel.step(1)}>
      <ChevronRightIcon aria-hidden="true" />
    </button>
  </div>
);

const swipeDistance = 40;

/** A finger drawn over the picture turns the page. */
function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= swipeDistance) step(distance < 0 ? 1 : -1);
    },
  };
}
