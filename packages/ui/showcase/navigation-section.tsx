import calendar from '../src/art/tiles/calendar.svg';
import clubs from '../src/art/tiles/clubs.svg';
import community from '../src/art/tiles/community.svg';
import documents from '../src/art/tiles/documents.svg';
import forums from '../src/art/tiles/forums.svg';
import meetings from '../src/art/tiles/meetings.svg';
import profile from '../src/art/tiles/profile.svg';
import recommendations from '../src/art/tiles/recommendations.svg';
import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { CalendarIcon } from '../src/icons/calendar.tsx';
import { ClubsIcon } from '../src/icons/clubs.tsx';
import { DocumentsIcon } from '../src/icons/documents.tsx';
import { HomeIcon } from '../src/icons/home.tsx';
import { MenuIcon } from '../src/icons/menu.tsx';
import { PlusIcon } from '../src/icons/plus.tsx';
import { NavDisclosure } from '../src/nav-disclosure.tsx';
import { NavOverlayLink } from '../src/nav-overlay-link.tsx';
import { NavOverlay } from '../src/nav-overlay.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { TileGrid } from '../src/tile-grid.tsx';
import { Tile, tileCloth } from '../src/tile.tsx';
import styles from './showcase.module.css';

const quickAccess = [
  { href: '/calendar', label: 'Calendar', icon: <CalendarIcon /> },
  { href: '/clubs', label: 'Clubs', icon: <ClubsIcon /> },
  { href: '/documents', label: 'Documents', icon: <DocumentsIcon /> },
];

const tiles = [
  ['/calendar', 'Check the Calendar', calendar],
  ['/clubs', 'Explore the Clubs!', clubs],
  ['/recommendations', 'Read Recommendations', recommendations],
  ['/meetings', 'Start a Meeting', meetings],
  ['/documents', 'Research Documents', documents],
  ['/forums', 'Have a Conversation', forums],
  ['/community', 'Explore the Community', community],
  ['/my-profile', 'Update your profile', profile],
] as const;

export const NavigationSection = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Navigation">
      <PageHeader
        title="What would you like to do today, María?"
        intro="Tiles, page heads and the pieces of the header."
        actions={<IconButton variant="floating" label="Add" icon={<PlusIcon />} />}
      />
      <TileGrid aria-label="Main menu">
        {tiles.map(([href, title, picture], index) => (
          <Tile key={href} href={href} title={title} picture={picture} cloth={tileCloth(index)} />
        ))}
      </TileGrid>
      <div className={styles.row}>
        <NavDisclosure label="Quick Access" links={quickAccess} />
        <Button icon={<MenuIcon />} onPress={() => setOpen(true)}>
          Burger
        </Button>
      </div>
      <NavOverlay isOpen={isOpen} onClose={() => setOpen(false)}>
        <NavOverlayLink href="/intranet-welcome" icon={<HomeIcon />} isCurrent>
          Main Menu
        </NavOverlayLink>
        {quickAccess.map(({ href, label, icon }) => (
          <NavOverlayLink key={href} href={href} icon={icon}>
            {label}
          </NavOverlayLink>
        ))}
      </NavOverlay>
    </section>
  );
};
