import { uploadLimits } from '@seed/contracts/uploads';
import { usePictureUploads } from '@seed/portal-sdk';
import { PictureDrop } from '@seed/ui/picture-drop';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { ClubPicture } from './club-picture.tsx';
import styles from './club-layout.module.css';

const texts = messages.form;

export interface BannerFieldProps {
  /** The URL of the banner; empty for the portal's own artwork. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The banner of a club: an uploaded picture, or the URL of a picture on another site. */
export const BannerField = ({ value, onChange, error }: BannerFieldProps) => {
  const { uploads, add, retry, remove } = usePictureUploads(onChange);
  return (
    <>
      <PictureDrop
        label={texts.banner}
        chooseLabel={texts.chooseBanner}
        hint={texts.chooseBannerHint}
        types={uploadLimits.types}
        uploads={uploads}
        onChoose={add}
        onRetry={retry}
        onRemove={remove}
      >
        {value !== '' && (
          <ClubPicture key={value} source={value} otherwise="" width={300} height={90} className={styles.preview} />
        )}
      </PictureDrop>
      <TextField
        label={texts.bannerAddress}
        description={texts.bannerHint}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  );
};
