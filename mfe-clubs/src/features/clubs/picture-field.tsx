import { uploadLimits } from '@seed/contracts/uploads';
import { usePictureUploads } from '@seed/portal-sdk';
import { PictureDrop } from '@seed/ui/picture-drop';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { ClubPicture } from './club-picture.tsx';
import styles from './club-layout.module.css';

const shapes = {
  banner: { width: 300, height: 90, className: styles.preview },
  icon: { width: 64, height: 64, className: styles.iconPreview },
} as const;

export interface PictureFieldProps {
  readonly kind: keyof typeof shapes;
  /** The URL of the picture; empty for the portal's own artwork. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The banner or icon of a club: an uploaded picture, or the URL of a picture on another site. */
export const PictureField = ({ kind, value, onChange, error }: PictureFieldProps) => {
  const texts = messages.form[kind];
  const { uploads, add, retry, remove } = usePictureUploads(onChange);
  return (
    <>
      <PictureDrop
        label={texts.label}
        chooseLabel={texts.choose}
        hint={texts.chooseHint}
        types={uploadLimits.types}
        uploads={uploads}
        ignoresPaste={kind === 'icon'}
        onChoose={add}
        onRetry={retry}
        onRemove={remove}
      >
        {value !== '' && <ClubPicture key={value} source={value} otherwise="" {...shapes[kind]} />}
      </PictureDrop>
      <TextField
        label={texts.address}
        description={texts.addressHint}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  );
};
