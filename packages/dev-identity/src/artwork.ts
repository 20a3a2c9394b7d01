import { trusted } from './html.ts';

/** A sprout: two leaves on a stem. */
export const brand = trusted(`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <path d="M16 29V15" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M16 17C16 9 10 5 3 5c0 8 5 12 13 12Z" fill="currentColor"/>
  <path class="mark-sun" d="M17 14c0-6 5-10 12-10 0 7-5 11-12 10Z"/>
</svg>`);

/** Morning over hills, with a seedling in front: layers from far to near. */
export const scenery = trusted(`<svg class="land" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice"
  aria-hidden="true" focusable="false">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop class="sky-top" offset="0"/><stop class="sky-low" offset="0.72"/>
    </linearGradient>
    <radialGradient id="halo">
      <stop class="halo-in" offset="0.45"/><stop class="halo-out" offset="1"/>
    </radialGradient>
  </defs>
  <rect width="800" height="1000" fill="url(#sky)"/>
  <g class="stars"><circle cx="96" cy="436" r="2.4"/><circle cx="236" cy="400" r="2"/><circle cx="322" cy="510" r="1.8"/>
    <circle cx="420" cy="384" r="2.6"/><circle cx="724" cy="392" r="2.2"/><circle cx="660" cy="350" r="1.8"/>
    <circle cx="164" cy="540" r="1.6"/><circle cx="372" cy="440" r="1.5"/><circle cx="60" cy="590" r="2"/></g>
  <circle fill="url(#halo)" cx="560" cy="560" r="270"/>
  <circle class="sun" cx="560" cy="560" r="112"/>
  <g class="birds" fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
    <path d="M214 470q18-20 34 0q16-20 34 0"/><path d="M300 524q13-15 25 0q12-15 25 0"/>
    <path d="M186 552q11-13 21 0q10-13 21 0"/>
  </g>
  <path class="hill-4" d="M0 690C120 620 210 600 320 650S560 720 800 600V1000H0Z"/>
  <path class="hill-3" d="M0 760C160 690 300 730 430 762S680 770 800 704V1000H0Z"/>
  <g class="rows" fill="none" stroke-width="4" stroke-linecap="round">
    <path d="M470 800q110-34 330-70"/><path d="M480 826q130-30 320-58"/><path d="M500 852q140-26 300-46"/>
  </g>
  <path class="hill-2" d="M0 822C140 764 290 790 420 836S700 860 800 812V1000H0Z"/>
  <g class="trees"><path d="M96 800c-26-8-30-54 0-84c30 30 26 76 0 84Z"/><path d="M150 806c-20-6-23-42 0-66c23 24 20 60 0 66Z"/>
    <path d="M690 836c-22-7-26-46 0-72c26 26 22 65 0 72Z"/></g>
  <path class="hill-1" d="M0 908C150 858 330 866 470 900S700 940 800 904V1000H0Z"/>
  <g class="sprout">
    <path class="stem" d="M300 906c-2-52 4-90 2-139" fill="none" stroke-width="12" stroke-linecap="round"/>
    <path class="leaf-1" d="M302 796c-8-76-70-112-146-106c2 76 60 116 146 106Z"/>
    <path class="leaf-2" d="M302 762c2-72 56-116 136-116c4 78-52 124-136 116Z"/>
    <path class="vein" d="M296 790c-34-38-66-60-104-76M310 756c30-38 58-60 96-84" fill="none" stroke-width="4"
      stroke-linecap="round"/>
    <path class="soil" d="M226 912c20-24 48-34 76-34s58 10 78 36Z"/>
  </g>
</svg>`);
