import { postLimits } from '@seed/forums-contracts/posts';
import { uploadLimits } from '@seed/contracts/uploads';
import type { usePictureUploads } from '@seed/portal-sdk';
import { FormError } from '@seed/ui/form-error';
import { IconButton } from '@seed/ui/icon-button';
import { XIcon } from '@seed/ui/icons/x';
import { PictureDrop } from '@seed/ui/picture-drop';
import { TextField } from '@seed/ui/text-field';
import { picturesAsLines, picturesIn } from './picture-lines.ts';
import type { Picture } from './picture-lines.ts';
import { postFormMessages } from './post-form-messages.ts';
import styles from './pictures-field.module.css';

const texts = postFormMessages;

export interface PicturesFieldProps {
  /** The pictures as `picturesAsLines` writes them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly uploads: ReturnType<typeof usePictureUploads>;
}

/** Uploaded pictures, each with its alternative text. */
export const PicturesField = ({ value, onChange, error, uploads }: PicturesFieldProps) => {
  const pictures = picturesIn(value);
  const replace = (index: number, change: readonly Picture[]) =>
    onChange(picturesAsLines(pictures.toSpliced(index, 1, ...change)));
  return (
    <PictureDrop
      label={texts.pictures}
      chooseLabel={texts.choosePictures}
      cameraLabel={texts.takePicture}
      hint={texts.picturesHint(postLimits.images)}
      types={uploadLimits.types}
      isMultiple
      uploads={uploads.uploads}
      onChoose={uploads.add}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
    >
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ address, text }, index) => (
            <li key={address} className={styles.picture}>
              <img src={address} alt="" width={64} height={64} className={styles.thumbnail} />
              <TextField
                label={texts.pictureText(index + 1)}
                description={texts.pictureTextHint}
                value={text}
                maxLength={postLimits.imageText}
                onChange={(changed) => replace(index, [{ address, text: changed }])}
              />
              <IconButton label={texts.removePicture(index + 1)} icon={<XIcon />} onPress={() => replace(index, [])} />
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && <FormError>{error}</FormError>}
    </PictureDrop>
  );
};
