import styles from '../visually-hidden.module.css';

/** Has a screen reader read a text now. */
export function announce(text: string): void {
  const line = document.createElement('div');
  line.textContent = text;
  regionOf(document).append(line);
  setTimeout(() => line.remove(), keptMs);
}

/** Long enough for every screen reader to notice the text. */
const keptMs = 7000;
const id = 'seed-announcements';

function regionOf({ body }: Document): HTMLElement {
  const present = document.getElementById(id);
  if (present !== null) return present;
  const region = document.createElement('div');
  region.id = id;
  region.className = styles.hidden ?? '';
  region.setAttribute('aria-live', 'assertive');
  // React Aria hides everything else while a dialog is open.
  region.dataset['reactAriaTopLayer'] = 'true';
  body.append(region);
  return region;
}
