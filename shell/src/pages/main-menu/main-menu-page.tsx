import { Tile, tileGradient } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { messages } from '../../messages.ts';
import { useMember } from '../../session/session-context.ts';
import { tiles } from './tiles.ts';
import styles from './main-menu-page.module.css';

/** Where every visit begins: the greeting and the eight ways on. */
export const MainMenuPage = () => {
  const firstName = useMember()?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.greeting}>
        {messages.greeting(firstName)}
      </h1>
      <nav aria-label={messages.mainMenu}>
        <TileGrid>
          {tiles.map(({ title, href, picture }, index) => (
            <Tile key={href} title={title} href={href} picture={picture} gradient={tileGradient(index)} />
          ))}
        </TileGrid>
      </nav>
    </div>
  );
};
