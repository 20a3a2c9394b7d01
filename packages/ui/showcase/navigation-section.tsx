import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { CalendarIcon } from '../src/icons/calendar.tsx';
import { ClubsIcon } from '../src/icons/clubs.tsx';
import { CommunityIcon } from '../src/icons/community.tsx';
import { DocumentsIcon } from '../src/icons/documents.tsx';
import { ForumsIcon } from '../src/icons/forums.tsx';
import { HomeIcon } from '../src/icons/home.tsx';
import { MeetingsIcon } from '../src/icons/meetings.tsx';
import { MenuIcon } from '../src/icons/menu.tsx';
import { NotesIcon } from '../src/icons/notes.tsx';
import { PlusIcon } from '../src/icons/plus.tsx';
import { ProfileIcon } from '../src/icons/profile.tsx';
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
  ['/calendar', 'Check the Calendar', <CalendarIcon key="1" />],
  ['/clubs', 'Explore the Clubs!', <ClubsIcon key="2" />],
  ['/recommendations', 'Read Recommendations', <NotesIcon key="3" />],
  ['/meetings', 'Start a Meeting', <MeetingsIcon key="4" />],
  ['/documents', 'Research Documents', <DocumentsIcon key="5" />],
  ['/forums', 'Have a Conversation', <ForumsIcon key="6" />],
  ['/community', 'Explore the Community', <CommunityIcon key="7" />],
  ['/my-profile', 'Update your profile', <ProfileIcon key="8" />],
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
        {tiles.map(([href, title, icon], index) => (
          <Tile key={href} href={href} title={title} icon={icon} cloth={tileCloth(index)} />
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
