import { squarePictureUrl, uploadLimits } from '@seed/contracts/uploads';
import { Avatar } from '@seed/ui/avatar';
import { Button } from '@seed/ui/button';
import { FileButton } from '@seed/ui/file-button';
import { FormError } from '@seed/ui/form-error';
import { ImageIcon } from '@seed/ui/icons/image';
import { messages } from '../../messages.ts';
import styles from './picture-field.module.css';

const texts = messages.picture;

export interface PictureFieldProps {
  /** The picture of the profile, or '' for none. */
  readonly picture: string;
  /** The object URL of a new picture, which is not uploaded yet. */
  readonly preview: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Discards the new picture, or else removes the old one. */
  readonly onRemove: () => void;
}

/** The picture with the buttons that replace or remove it. */
export const PictureField = ({ picture, preview, error, onChoose, onRemove }: PictureFieldProps) => (
  <div role="group" aria-label={texts.label} className={styles.field}>
    <Avatar
      src={preview ?? squarePictureUrl(picture)}
      alt={preview === undefined ? texts.label : texts.preview}
      size="portrait"
    />
    <div className={styles.side}>
      <div className={styles.buttons}>
        <FileButton types={uploadLimits.types} icon={<ImageIcon />} onChoose={onChoose}>
          {texts.choose}
        </FileButton>
        {(preview !== undefined || picture !== '') && (
          <Button variant="quiet" onPress={onRemove}>
            {preview === undefined ? texts.remove : texts.undo}
          </Button>
        )}
      </div>
      <p className={styles.hint} role="status">
        {preview === undefined ? texts.hint : texts.notSavedYet}
      </p>
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  </div>
);
