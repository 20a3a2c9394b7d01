import { ChevronLeftIcon } from '@seed/ui/icons/chevron-left';
import { ChevronRightIcon } from '@seed/ui/icons/chevron-right';
import { PauseIcon } from '@seed/ui/icons/pause';
import { PlayIcon } from '@seed/ui/icons/play';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { landing } from './messages.ts';
import { slides } from './slides.ts';
import { useCarousel } from './use-carousel.ts';
import type { Carousel as CarouselModel } from './use-carousel.ts';
import styles from './carousel.module.css';

/** The carousel pattern of the ARIA Authoring Practices, with dots as slide pickers. */
export const Carousel = () => {
  const carousel = useCarousel(slides.length);
  const { position, isRunning, hold } = carousel;
  const swipe = useSwipe(carousel.step);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={landing.carousel}
      className={styles.carousel}
      onPointerEnter={(event) => hold('pointer', event.pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <div className={styles.frame} aria-live={isRunning ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ image, title }, index) => (
          <div
            key={title}
            role="group"
            aria-roledescription="slide"
            aria-label={landing.slide(index + 1, slides.length)}
            aria-hidden={index !== position}
            data-shown={index === position || undefined}
            className={styles.slide}
          >
            <img src={image} alt="" width={800} height={500} draggable={false} {...urgency(index)} />
            <p className={styles.caption}>{title}</p>
          </div>
        ))}
      </div>
      <Controls carousel={carousel} />
    </section>
  );
};

/** The first picture is the largest element of the first paint. The others load last. */
function urgency(index: number) {
  return index === 0 ? ({ fetchPriority: 'high' } as const) : ({ fetchPriority: 'low', loading: 'lazy' } as const);
}

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
    <div
      role="group"
      aria-label={landing.choose}
      data-running={carousel.isRunning || undefined}
      className={styles.dots}
    >
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

/** Shows the next or the previous slide on a horizontal swipe. A vertical one scrolls the page. */
function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      start.current = null;
      const sideways = clientX - x;
      const isSwipe = Math.abs(sideways) >= swipeDistance && Math.abs(sideways) > Math.abs(clientY - y);
      if (isSwipe) step(sideways < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
