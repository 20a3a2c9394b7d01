import { useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import { ImageIcon } from './icons/image.tsx';
import { FileTrigger } from './internal/file-trigger.tsx';
import { useFilesOfPage } from './internal/use-files-of-page.ts';
import { ProgressLine } from './progress-line.tsx';
import styles from './picture-drop.module.css';

/** A picture that is not stored yet. */
export interface PictureInTransit {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  /** The reason why it was refused; undefined while it waits or is sent. */
  readonly error?: string | undefined;
}

export interface PictureDropProps {
  /** The visible label of the group. */
  readonly label: string;
  /** The text of the button that opens the browser's dialog for choosing files. */
  readonly chooseLabel: string;
  /** The text of a button that opens the camera, which is shown on touch screens only. Default: no such button. */
  readonly cameraLabel?: string;
  readonly hint: string;
  /** Media types that the file dialog offers, e.g. `image/png`. A member can choose others, so check the files. */
  readonly types: readonly string[];
  /** Lets several files be chosen at once. Default false. */
  readonly isMultiple?: boolean;
  /** Leaves files that are pasted, or dropped beside it, to another `PictureDrop` of the same form. Default false. */
  readonly ignoresPaste?: boolean;
  /** Receives files that were chosen, or dropped or pasted anywhere while this is shown; at least one. */
  readonly onChoose: (files: readonly File[]) => void;
  /** The pictures that are not stored yet. Default none. */
  readonly uploads?: readonly PictureInTransit[];
  /** Sends a refused picture again. */
  readonly onRetry: (id: string) => void;
  /** Discards a refused picture. */
  readonly onRemove: (id: string) => void;
  /** The pictures so far. */
  readonly children?: ReactNode;
}

/**
 * Takes pictures by the browser's file dialog, by drag and drop, and from the clipboard.
 *
 * @example
 * ```tsx
 * import { PictureDrop, type PictureDropProps } from '@seed/ui/picture-drop';
 *
 * export const Pictures = (uploads: Pick<PictureDropProps, 'uploads' | 'onChoose' | 'onRetry' | 'onRemove'>) => (
 *   <PictureDrop label="Pictures" chooseLabel="Add pictures" hint="PNG or JPEG" types={['image/png']} {...uploads} />
 * );
 * ```
 */
export const PictureDrop = (props: PictureDropProps) => {
  const { label, hint, isMultiple = false, onChoose, uploads = [], children } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = Array.from(list ?? []).slice(0, isMultiple ? undefined : 1);
    if (files.length > 0) onChoose(files);
  };
  useFilesOfPage({ isOff: props.ignoresPaste === true, onFiles: take, onOver: setIsOver });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-over={isOver ? '' : undefined}
      className={styles.drop}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
      {uploads.length > 0 && <Uploads {...props} uploads={uploads} />}
      <div className={styles.choose}>
        <Triggers {...props} onFiles={take} />
        <p className={styles.hint}>{hint}</p>
      </div>
    </div>
  );
};

interface TriggersProps extends Pick<PictureDropProps, 'types' | 'isMultiple' | 'chooseLabel' | 'cameraLabel'> {
  readonly onFiles: (files: FileList | null) => void;
}

const Triggers = ({ types, isMultiple = false, chooseLabel, cameraLabel, onFiles }: TriggersProps) => (
  <>
    <FileTrigger types={types} isMultiple={isMultiple} onFiles={onFiles} icon={<ImageIcon />}>
      {chooseLabel}
    </FileTrigger>
    {cameraLabel !== undefined && (
      <span className={styles.camera}>
        <FileTrigger types={['image/*']} capture="environment" onFiles={onFiles} icon={<ImageIcon />}>
          {cameraLabel}
        </FileTrigger>
      </span>
    )}
  </>
);

const Uploads = ({ uploads, onRetry, onRemove }: PictureDropProps & Required<Pick<PictureDropProps, 'uploads'>>) => (
  <ul className={styles.uploads}>
    {uploads.map(({ id, name, error }) => (
      <li key={id} className={styles.upload}>
        <span>{name}</span>
        {error === undefined ? (
          <ProgressLine label={`Uploading ${name}`} />
        ) : (
          <>
            <FormError>{error}</FormError>
            <div className={styles.choose}>
              <Button size="small" aria-label={`Try again: ${name}`} onPress={() => onRetry(id)}>
                Try again
              </Button>
              <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onPress={() => onRemove(id)}>
                Remove
              </Button>
            </div>
          </>
        )}
      </li>
    ))}
  </ul>
);
