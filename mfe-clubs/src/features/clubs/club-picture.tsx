import { useState } from 'react';

export interface ClubPictureProps {
  readonly source: string;
  /** Shown when the source is missing or fails to load. */
  readonly otherwise: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** A picture of a club. It is decoration, because the club's name stands beside it. */
export const ClubPicture = ({ source, otherwise, ...rest }: ClubPictureProps) => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [source, otherwise].find((one) => one !== '' && !failed.includes(one));
  // Reserves the space even if the picture fails to load.
  if (shown === undefined) return <span {...sized(rest)} />;
  const fail = () => setFailed([...failed, shown]);
  return <img {...rest} src={shown} alt="" decoding="async" referrerPolicy="no-referrer" onError={fail} />;
};

function sized({ width, height, className }: Omit<ClubPictureProps, 'source' | 'otherwise'>) {
  return { className, style: { display: 'block', aspectRatio: `${width} / ${height}` } };
}
