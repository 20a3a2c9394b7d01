import { useEffect, useEffectEvent } from 'react';

interface FilesOfPageProps {
  readonly isOff: boolean;
  readonly onFiles: (files: FileList) => void;
  /** Receives whether files are being dragged over the page. */
  readonly onOver: (isOver: boolean) => void;
}

/**
 * Receives files that are pasted or dropped anywhere on the page. Otherwise the browser opens a file that misses its
 * area, and leaves the page with all that was typed.
 */
export function useFilesOfPage({ isOff, onFiles, onOver }: FilesOfPageProps): void {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    // Text that comes with a picture, as from a word processor, is pasted as text.
    if (clipboardData?.getData('text/plain') === '') onFiles(clipboardData.files);
  });
  const drag = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, defaultPrevented } = event;
    const isDrop = type === 'drop';
    if (defaultPrevented || !dataTransfer || !(isDrop ? dataTransfer.files[0] : dataTransfer.types.includes('Files'))) {
      return;
    }
    event.preventDefault();
    onOver(!isDrop);
    if (isDrop) onFiles(dataTransfer.files);
  });
  const leave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    // Nothing is entered when the files leave the window.
    if (!(relatedTarget instanceof Node)) onOver(false);
  });
  useEffect(() => {
    if (isOff) return;
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('paste', (event) => paste(event), { signal });
    document.addEventListener('dragleave', (event) => leave(event), { signal });
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, (event) => drag(event), { signal });
    return () => end.abort();
  }, [isOff]);
}
