import type { ButtonProps } from './button.tsx';
import { FileTrigger } from './internal/file-trigger.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** Media types that the file dialog offers, e.g. `image/png`. A member can choose others, so check the file. */
  readonly types: readonly string[];
  readonly onChoose: (file: File) => void;
}

/**
 * Opens the browser's dialog for choosing one file.
 *
 * @example
 * ```tsx
 * import { FileButton } from '@seed/ui/file-button';
 *
 * export const ChoosePicture = ({ upload }: { upload: (file: File) => void }) => (
 *   <FileButton types={['image/png', 'image/jpeg']} onChoose={upload}>
 *     Choose a picture
 *   </FileButton>
 * );
 * ```
 */
export const FileButton = ({ onChoose, ...button }: FileButtonProps) => (
  <FileTrigger
    {...button}
    onFiles={(files) => {
      const file = files?.item(0);
      if (file) onChoose(file);
    }}
  />
);
