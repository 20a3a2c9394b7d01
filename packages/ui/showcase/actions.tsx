import { useState } from 'react';
import { BackLink } from '../src/back-link.tsx';
import { ButtonLink } from '../src/button-link.tsx';
import { Button, type ButtonVariant } from '../src/button.tsx';
import { FileButton } from '../src/file-button.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { ImageIcon } from '../src/icons/image.tsx';
import { PencilIcon } from '../src/icons/pencil.tsx';
import { PlusIcon } from '../src/icons/plus.tsx';
import { SendIcon } from '../src/icons/send.tsx';
import { LikeButton } from '../src/like-button.tsx';
import { Link } from '../src/link.tsx';
import { Exhibit, State } from './exhibit.tsx';
import styles from './showcase.module.css';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const Actions = () => (
  <>
    <Exhibit file="button" use="For actions on the page. To open another page, use a `ButtonLink`.">
      {variants.map((variant) => (
        <State key={variant} label={variant} isWide>
          <div className={styles.row}>
            <Button variant={variant}>Join in</Button>
            <Button variant={variant} icon={<SendIcon />}>
              With an icon
            </Button>
            <Button variant={variant} isPending>
              Pending
            </Button>
            <Button variant={variant} isDisabled>
              Disabled
            </Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} size="large">
              Large
            </Button>
          </div>
        </State>
      ))}
      <State label="A long text, the full width">
        <Button fullWidth>Tell everybody in the four countries about it</Button>
      </State>
    </Exhibit>
    <Exhibit file="button-link" use="It is an `<a>`, so it can be opened in another tab.">
      {variants.map((variant) => (
        <State key={variant} label={variant}>
          <ButtonLink href="/clubs" variant={variant}>
            Explore the clubs
          </ButtonLink>
        </State>
      ))}
      <State label="With an icon, small">
        <ButtonLink href="/forums/new" size="small" icon={<PlusIcon />}>
          Add a post
        </ButtonLink>
      </State>
    </Exhibit>
    <OtherButtons />
    <Likes />
    <Exhibit file="link" use="In text, on names and on whole cards.">
      <State label="inline">
        See the <Link href="/documents/Collaborative">collaborative documents</Link> first.
      </State>
      <State label="plain">
        <Link href="/community" variant="plain">
          María Fernanda Rojas
        </Link>
      </State>
      <State label="bare">
        <Link href="/community" variant="bare">
          Without a style of its own
        </Link>
      </State>
    </Exhibit>
    <Exhibit file="back-link" use="Its text names the page that it leads to.">
      <State label="Default">
        <BackLink href="/forums">All conversations</BackLink>
      </State>
    </Exhibit>
  </>
);

const OtherButtons = () => (
  <>
    <Exhibit file="icon-button" use="Where there is no room for a text.">
      <State label="quiet">
        <IconButton label="Edit" icon={<PencilIcon />} />
      </State>
      <State label="outlined">
        <IconButton label="Edit, outlined" icon={<PencilIcon />} variant="outlined" />
      </State>
      <State label="floating">
        <IconButton label="Add" icon={<PlusIcon />} variant="floating" />
      </State>
      <State label="Disabled">
        <IconButton label="Edit, disabled" icon={<PencilIcon />} isDisabled />
      </State>
    </Exhibit>
    <Exhibit file="file-button" use="The server checks the chosen file again.">
      <State label="Default">
        <FileButton types={['image/png', 'image/jpeg']} icon={<ImageIcon />} onChoose={() => undefined}>
          Choose a picture
        </FileButton>
      </State>
      <State label="Pending">
        <FileButton types={['image/png']} icon={<ImageIcon />} onChoose={() => undefined} isPending>
          Uploading
        </FileButton>
      </State>
    </Exhibit>
  </>
);

const Likes = () => (
  <Exhibit file="like-button" use="The count changes at once, and changes back if the server refuses the like.">
    <State label="Press it">
      <Like />
    </State>
    <State label="No likes yet">
      <LikeButton subject="that post" isLiked={false} count={0} onChange={() => undefined} />
    </State>
    <State label="Liked by many">
      <LikeButton subject="another post" isLiked count={1284} onChange={() => undefined} />
      <LikeButton
        subject="a post"
        isLiked={false}
        count={12}
        onChange={() => undefined}
        onPressCount={() => undefined}
      />
    </State>
    <State label="Disabled">
      <LikeButton subject="an old post" isLiked={false} count={3} onChange={() => undefined} isDisabled />
    </State>
  </Exhibit>
);

const Like = () => {
  const [isLiked, setLiked] = useState(false);
  return <LikeButton subject="this post" isLiked={isLiked} count={isLiked ? 12 : 11} onChange={setLiked} />;
};
