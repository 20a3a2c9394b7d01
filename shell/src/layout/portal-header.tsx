import { SlotOutlet } from '@seed/portal-sdk/host';
import { Logo } from '@seed/ui/art/logo';
import { IconButton } from '@seed/ui/icon-button';
import { LogOutIcon } from '@seed/ui/icons/log-out';
import { MenuIcon } from '@seed/ui/icons/menu';
import { NavDisclosure } from '@seed/ui/nav-disclosure';
import { MaskIcon } from '@seed/ui/mask-icon';
import { ThemeSwitch } from '@seed/ui/theme-switch';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isCurrent, useQuickLinks, useSearchPage } from '../menus/use-menus.ts';
import { useSlots } from '../portal/use-slots.ts';
import { messages } from '../messages.ts';
import { HeaderLinks } from './header-links.tsx';
import { HeaderOverlay } from './header-overlay.tsx';
import { HeaderSearch } from './header-search.tsx';
import { PortalProgress } from './portal-progress.tsx';
import { useLogOut } from './use-log-out.ts';
import frame from './header-bar.module.css';
import styles from './portal-header.module.css';

const { header } = messages;
const noProps = {};

/** The header of every page behind the login. A navigation closes its menus; extensions stay mounted. */
export const PortalHeader = () => {
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const slots = useSlots();
  const searchPage = useSearchPage();
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const links = useQuickLinks().map(({ href, label, icon }) => ({
    href,
    label,
    icon: <MaskIcon source={icon} />,
    isCurrent: isCurrent(href, pathname),
  }));
  return (
    <header className={frame.header}>
      <div className={frame.bar}>
        <NavLink to="/intranet-welcome" aria-label={header.home} className={frame.home}>
          <Logo />
        </NavLink>
        <nav aria-label={header.navigation} className={styles.links}>
          <NavLink to="/intranet-welcome" className={styles.link}>
            {messages.mainMenu}
          </NavLink>
          <NavDisclosure key={pathname} label={header.quickAccess} links={links} />
          <button type="button" className={styles.link} onClick={logOut}>
            <LogOutIcon />
            {header.logOut}
          </button>
          <ThemeSwitch />
        </nav>
        <div className={styles.search}>{searchPage && <HeaderSearch page={searchPage} />}</div>
        <div className={styles.actions}>
          <HeaderLinks />
          {slots && <SlotOutlet slots={slots} name="header.action" props={noProps} />}
        </div>
        <div className={styles.burger}>
          <IconButton label={header.menu} icon={<MenuIcon />} onPress={() => setMenuOpenAt(pathname)} />
        </div>
      </div>
      <HeaderOverlay isOpen={menuOpenAt === pathname} onClose={() => setMenuOpenAt(undefined)} />
      <PortalProgress />
    </header>
  );
};
