import { useRef } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

interface FileTriggerProps extends Omit<ButtonProps, 'onPress'> {
  /** Media types that the file dialog offers. */
  readonly types: readonly string[];
  readonly isMultiple?: boolean;
  /** Opens the camera at the back of a phone instead of the dialog. */
  readonly capture?: 'environment';
  readonly onFiles: (files: FileList | null) => void;
}

/** A button that opens the browser's dialog for choosing files. */
export const FileTrigger = ({ types, isMultiple = false, capture, onFiles, ...button }: FileTriggerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (input.current === null) return;
    // Otherwise the same file could not be chosen again.
    input.current.value = '';
    input.current.click();
  };
  return (
    <>
      <Button {...button} onPress={open} />
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        multiple={isMultiple}
        capture={capture}
        onChange={({ target }) => onFiles(target.files)}
      />
    </>
  );
};
