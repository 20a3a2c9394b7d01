import slide1 from '@seed/ui/art/slide-1.svg';
import slide2 from '@seed/ui/art/slide-2.svg';
import slide3 from '@seed/ui/art/slide-3.svg';
import slide4 from '@seed/ui/art/slide-4.svg';
import slide5 from '@seed/ui/art/slide-5.svg';
import slide6 from '@seed/ui/art/slide-6.svg';
import slide7 from '@seed/ui/art/slide-7.svg';
import slide8 from '@seed/ui/art/slide-8.svg';

export interface Slide {
  readonly image: string;
  readonly title: string;
}

/** The eight slides of the landing page. */
export const slides: readonly Slide[] = [
  { image: slide1, title: 'An idea, watered by many hands' },
  { image: slide2, title: 'Four countries on one map' },
  { image: slide3, title: 'From the Andes to Mount Fuji' },
  { image: slide4, title: 'Clubs where curiosity takes off' },
  { image: slide5, title: 'Shared tables, shared stories' },
  { image: slide6, title: 'Meetings across every time zone' },
  { image: slide7, title: 'Projects that grow where we live' },
  { image: slide8, title: 'Friendships that stay' },
];
