import { HomeIcon } from '@seed/ui/icons/home';
import { LogOutIcon } from '@seed/ui/icons/log-out';
import { MaskIcon } from '@seed/ui/mask-icon';
import { NavOverlay } from '@seed/ui/nav-overlay';
import { NavOverlayLink } from '@seed/ui/nav-overlay-link';
import { ThemeSwitch } from '@seed/ui/theme-switch';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrent, useQuickLinks } from '../menus/use-menus.ts';
import { messages } from '../messages.ts';
import { useLogOut } from './use-log-out.ts';
import styles from './header-overlay.module.css';

interface HeaderOverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The header's links in a full-page menu on a phone. */
export const HeaderOverlay = ({ isOpen, onClose }: HeaderOverlayProps) => {
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const quickLinks = useQuickLinks();
  useScrollLock(isOpen);
  return (
    <NavOverlay isOpen={isOpen} onClose={onClose} label={messages.header.menu}>
      <NavOverlayLink href="/intranet-welcome" icon={<HomeIcon />} isCurrent={isCurrent('/intranet-welcome', pathname)}>
        {messages.mainMenu}
      </NavOverlayLink>
      <p className={styles.group}>{messages.header.quickAccess}</p>
      {quickLinks.map(({ href, label, icon }) => (
        <NavOverlayLink key={href} href={href} icon={<MaskIcon source={icon} />} isCurrent={isCurrent(href, pathname)}>
          {label}
        </NavOverlayLink>
      ))}
      <button
        type="button"
        className={styles.logOut}
        onClick={() => {
          onClose();
          logOut();
        }}
      >
        <LogOutIcon />
        {messages.header.logOut}
      </button>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </NavOverlay>
  );
};

/** Keeps the page behind the menu from scrolling. */
function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [isLocked]);
}
