import type { HeaderLink } from '@seed/contracts/menus';
import { SlotOutlet } from '@seed/portal-sdk/host';
import { IconLink } from '@seed/ui/icon-link';
import { MaskIcon } from '@seed/ui/mask-icon';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { useState } from 'react';
import { useHeaderLinks } from '../menus/use-menus.ts';
import { useSlots } from '../portal/use-slots.ts';
import styles from './header-links.module.css';

/** The links that modules declare for the header. */
export const HeaderLinks = () => useHeaderLinks().map((link) => <LinkWithNews key={link.href} link={link} />);

/** The link is there before any code of its module; an extension adds the news at its page. */
const LinkWithNews = ({ link: { href, label, icon } }: { readonly link: HeaderLink }) => {
  const slots = useSlots();
  const [news, setNews] = useState<string>();
  return (
    <div className={styles.place}>
      <IconLink href={href} label={news ?? label} icon={<MaskIcon source={icon} />} hasNews={news !== undefined} />
      {slots && (
        // Its extensions show nothing themselves, and the text of one that fails is for screen readers.
        <VisuallyHidden>
          <SlotOutlet slots={slots} name="header.link" at={href} props={{ href, setNews }} />
        </VisuallyHidden>
      )}
    </div>
  );
};
