/** A lazy chunk with all that opens over the page. It is the only place of the kit that uses React Aria. */
export { DialogOverlay } from './dialog-overlay.tsx';
export { MenuOverlay } from './menu-overlay.tsx';
export { PopoverOverlay } from './popover-overlay.tsx';
export { SelectOverlay } from './select-overlay.tsx';
