import { useState } from 'react';
import logo from '../src/art/logo.svg';
import calendar from '../src/art/tiles/participants.svg';
import clubs from '../src/art/tiles/professors.svg';
import community from '../src/art/tiles/directors.svg';
import documents from '../src/art/tiles/academic.svg';
import forums from '../src/art/tiles/collaborative.svg';
import meetings from '../src/art/tiles/coordinators.svg';
import profile from '../src/art/tiles/alumni.svg';
import recommendations from '../src/art/tiles/year-2025.svg';
import { Button } from '../src/button.tsx';
import { IconLink } from '../src/icon-link.tsx';
import { BellIcon } from '../src/icons/bell.tsx';
import { CalendarIcon } from '../src/icons/calendar.tsx';
import { ShapesIcon } from '../src/icons/shapes.tsx';
import { FileTextIcon } from '../src/icons/file-text.tsx';
import { HomeIcon } from '../src/icons/home.tsx';
import { MenuIcon } from '../src/icons/menu.tsx';
import { LinkList } from '../src/link-list.tsx';
import { MaskIcon } from '../src/mask-icon.tsx';
import { NavDisclosure } from '../src/nav-disclosure.tsx';
import { NavOverlayLink } from '../src/nav-overlay-link.tsx';
import { NavOverlay } from '../src/nav-overlay.tsx';
import { SearchLink } from '../src/search-link.tsx';
import { TileGrid } from '../src/tile-grid.tsx';
import { Tile, tileGradient } from '../src/tile.tsx';
import { UiProvider } from '../src/ui-provider.tsx';
import { Exhibit, State } from './exhibit.tsx';

const quickAccess = [
  { href: '/calendar', label: 'Calendar', icon: <CalendarIcon />, isCurrent: true },
  { href: '/clubs', label: 'Clubs', icon: <ShapesIcon /> },
  { href: '/documents', label: 'Documents', icon: <FileTextIcon /> },
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
    <Exhibit file="tile" use="Point at one: its leaf turns.">
      <State label="With a drawing">
        <Tile href="/calendar" title="Check the Calendar" picture={calendar} gradient={1} />
      </State>
      <State label="With an icon">
        <Tile href="/documents" title="Documents" icon={<FileTextIcon />} gradient={4} />
      </State>
      <State label="A title alone">
        <Tile href="/clubs" title="Explore" gradient={2} />
      </State>
      <State label="A long title">
        <Tile href="/clubs" title="Recommendations for the next Participants" picture={recommendations} gradient={8} />
      </State>
    </Exhibit>
    <Exhibit file="tile-grid" use="Two in a row on a phone, four on a wide screen.">
      <State label="The main menu: the eight gradients" isWide>
        <TileGrid aria-label="Main menu">
          {tiles.map(([title, picture], index) => (
            <Tile key={title} href="/intranet-welcome" title={title} picture={picture} gradient={tileGradient(index)} />
          ))}
        </TileGrid>
      </State>
    </Exhibit>
    <WithNews />
    <ToSearch />
    <Exhibit file="link-list" use="For a few links in a section of a page, each with a short second line.">
      <State label="Two posts">
        <LinkList
          items={[
            { key: 1, href: '/forums/1', label: 'Field notes from Medellín', detail: 'Kenji Tanaka' },
            { key: 2, href: '/forums/2', label: 'Who is coming in March?', detail: 'Paula Fernández' },
          ]}
        />
      </State>
    </Exhibit>
    <Exhibit file="mask-icon" use="For icons that are files, such as the menu icons of modules.">
      <State label="in the colour of its text">
        <p>
          <MaskIcon source={logo} /> Seedling
        </p>
      </State>
    </Exhibit>
    <Exhibit file="nav-disclosure" use="For links that do not fit into the header. It does not use the arrow keys.">
      <State label="Press it">
        <NavDisclosure label="Quick Access" links={quickAccess} />
      </State>
    </Exhibit>
    <Exhibit file="nav-overlay" use="The navigation of the header on a phone.">
      <State label="Press it">
        <Burger />
      </State>
    </Exhibit>
    <Exhibit file="nav-overlay-link" use="Inside a `NavOverlay`.">
      <State label="Default">
        <NavOverlayLink href="/clubs" icon={<ShapesIcon />}>
          Clubs
        </NavOverlayLink>
      </State>
      <State label="The current page">
        <NavOverlayLink href="/intranet-welcome" icon={<HomeIcon />} isCurrent>
          Main Menu
        </NavOverlayLink>
      </State>
    </Exhibit>
    <Exhibit file="ui-provider" use="Once around each React root. It renders no element of its own.">
      <State label="This page is in a provider, and this button in another">
        <UiProvider navigate={() => undefined}>
          <Button>A child</Button>
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
      <NavOverlay isOpen={isOpen} onClose={() => setOpen(false)} label="Menu on a phone">
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

const WithNews = () => (
  <Exhibit file="icon-link" use="In the header, beside the search.">
    <State label="Nothing new">
      <IconLink href="/notifications" label="Notifications" icon={<BellIcon />} />
    </State>
    <State label="With news">
      <IconLink href="/notifications" label="Notifications, 2 unread" icon={<BellIcon />} hasNews />
    </State>
  </Exhibit>
);

const ToSearch = () => (
  <Exhibit
    file="search-link"
    use="For the page of the search, in the header: a field where there is room, else an icon."
  >
    <State label="With room, and without">
      <div style={{ inlineSize: '15rem' }}>
        <SearchLink href="/search" label="Search" keys="Ctrl K" />
      </div>
      <div style={{ inlineSize: '2.75rem' }}>
        <SearchLink href="/search" label="Search" keys="Ctrl K" />
      </div>
    </State>
  </Exhibit>
);
