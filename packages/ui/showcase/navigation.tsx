import { useState } from 'react';
import tree from '../src/art/seedling.svg';
import calendar from '../src/art/tiles/participants.svg';
import clubs from '../src/art/tiles/professors.svg';
import community from '../src/art/tiles/directors.svg';
import documents from '../src/art/tiles/academic.svg';
import forums from '../src/art/tiles/collaborative.svg';
import meetings from '../src/art/tiles/coordinators.svg';
import profile from '../src/art/tiles/alumni.svg';
import recommendations from '../src/art/tiles/year-2025.svg';
import { Button } from '../src/button.tsx';
import { CalendarIcon } from '../src/icons/calendar.tsx';
import { ClubsIcon } from '../src/icons/clubs.tsx';
import { DocumentsIcon } from '../src/icons/documents.tsx';
import { HomeIcon } from '../src/icons/home.tsx';
import { MenuIcon } from '../src/icons/menu.tsx';
import { LinkList } from '../src/link-list.tsx';
import { MaskIcon } from '../src/mask-icon.tsx';
import { NavDisclosure } from '../src/nav-disclosure.tsx';
import { NavOverlayLink } from '../src/nav-overlay-link.tsx';
import { NavOverlay } from '../src/nav-overlay.tsx';
import { TileGrid } from '../src/tile-grid.tsx';
import { Tile, tileGradient } from '../src/tile.tsx';
import { UiProvider } from '../src/ui-provider.tsx';
import { Exhibit, State } from './exhibit.tsx';

const quickAccess = [
  { href: '/calendar', label: 'Calendar', icon: <CalendarIcon />, isCurrent: true },
  { href: '/clubs', label: 'Clubs', icon: <ClubsIcon /> },
  { href: '/documents', label: 'Documents', icon: <DocumentsIcon /> },
];

const tiles = [
  ['Check the Calendar', calendar],
  ['Explore the Clubs!', clubs],
  ['Read Recommendations', recommendations],
  ['Start a Meeting', meetings],
  ['Research Documents', documents],
  ['Have a Conversation', forums],
  ['Explore the Community', community],
  ['Update your profile', profile],
] as const;

export const Navigation = () => (
  <>
    <Exhibit file="tile" use="Hover one: its leaf turns.">
      <State label="With a drawing">
        <Tile href="/calendar" title="Check the Calendar" picture={calendar} gradient={1} />
      </State>
      <State label="With an icon">
        <Tile href="/documents" title="A shelf" icon={<DocumentsIcon />} gradient={4} />
      </State>
      <State label="A title alone">
        <Tile href="/clubs" title="Explore" gradient={2} />
      </State>
      <State label="A long title">
        <Tile href="/clubs" title="Recommendations for the next Participants" picture={recommendations} gradient={8} />
      </State>
    </Exhibit>
    <Exhibit file="tile-grid" use="Two in a row on a telephone, four on a desk.">
      <State label="The main menu: the eight gradients" isWide>
        <TileGrid aria-label="Main menu">
          {tiles.map(([title, picture], index) => (
            <Tile key={title} href="/intranet-welcome" title={title} picture={picture} gradient={tileGradient(index)} />
          ))}
        </TileGrid>
      </State>
    </Exhibit>
    <Exhibit file="link-list" use="A few links in a part of a page, each with a short second line.">
      <State label="Two posts">
        <LinkList
          items={[
            { key: 1, href: '/forums/1', label: 'Field notes from Medellín', detail: 'Kenji Tanaka' },
            { key: 2, href: '/forums/2', label: 'Who is coming in March?', detail: 'Paula Fernández' },
          ]}
        />
      </State>
    </Exhibit>
    <Exhibit file="mask-icon" use="An icon that is a file, such as those that modules bring for menus.">
      <State label="in the colour of its text">
        <p>
          <MaskIcon source={tree} /> Seedling
        </p>
      </State>
    </Exhibit>
    <Exhibit file="nav-disclosure" use="Links of the head that do not all fit; the arrow keys are left alone.">
      <State label="Press it">
        <NavDisclosure label="Quick Access" links={quickAccess} />
      </State>
    </Exhibit>
    <Exhibit file="nav-overlay" use="The head's navigation on a telephone.">
      <State label="Press it">
        <Burger />
      </State>
    </Exhibit>
    <Exhibit file="nav-overlay-link" use="Inside a `NavOverlay`.">
      <State label="Default">
        <NavOverlayLink href="/clubs" icon={<ClubsIcon />}>
          Clubs
        </NavOverlayLink>
      </State>
      <State label="The present page">
        <NavOverlayLink href="/intranet-welcome" icon={<HomeIcon />} isCurrent>
          Main Menu
        </NavOverlayLink>
      </State>
    </Exhibit>
    <Exhibit file="ui-provider" use="Once round each React root. It has no look of its own.">
      <State label="This page is in one, and in another">
        <UiProvider navigate={() => undefined}>
          <Button>Its child</Button>
        </UiProvider>
      </State>
    </Exhibit>
  </>
);

const Burger = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<MenuIcon />} onPress={() => setOpen(true)}>
        Menu
      </Button>
      <NavOverlay isOpen={isOpen} onClose={() => setOpen(false)} label="Menu on a telephone">
        <NavOverlayLink href="/intranet-welcome" icon={<HomeIcon />} isCurrent>
          Main Menu
        </NavOverlayLink>
        {quickAccess.slice(1).map(({ href, label, icon }) => (
          <NavOverlayLink key={href} href={href} icon={icon}>
            {label}
          </NavOverlayLink>
        ))}
      </NavOverlay>
    </>
  );
};
