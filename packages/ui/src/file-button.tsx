import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** Media types that may be chosen, e.g. `image/png`; a member can get around it. */
  readonly types: readonly string[];
  readonly onChoose: (file: File) => void;
}

/** A button that lets a member choose one file. */
export const FileButton = ({ types, onChoose, ...button }: FileButtonProps) => (
  <FileTrigger
    acceptedFileTypes={types}
    onSelect={(files) => {
      const file = files?.item(0);
      if (file) onChoose(file);
    }}
  >
    <Button {...button} />
  </FileTrigger>
);
