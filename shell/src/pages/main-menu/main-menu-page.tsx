import { Tile, tileGradient } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { useTiles } from '../../menus/use-menus.ts';
import { messages } from '../../messages.ts';
import { useMember } from '../../session/session-context.ts';
import styles from './main-menu-page.module.css';

/** The greeting and the tiles of the modules. */
export const MainMenuPage = () => {
  const firstName = useMember()?.name.trim().split(/\s+/)[0] ?? '';
  const tiles = useTiles();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.greeting}>
        {messages.greeting(firstName)}
      </h1>
      <nav aria-label={messages.mainMenu}>
        <TileGrid>
          {tiles.map(({ title, href, artwork }, index) => (
            <Tile key={href} title={title} href={href} picture={artwork} gradient={tileGradient(index)} />
          ))}
        </TileGrid>
      </nav>
    </div>
  );
};
