import { SlotOutlet } from '@seed/portal-sdk/host';
import { Tile, tileGradient } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { useTiles } from '../../menus/use-menus.ts';
import { useSlots } from '../../portal/use-slots.ts';
import { messages } from '../../messages.ts';
import { useMember } from '../../session/session-context.ts';
import styles from './main-menu-page.module.css';

/** The greeting and the tiles of the modules. */
export const MainMenuPage = () => {
  const firstName = useMember()?.name.trim().split(/\s+/)[0] ?? '';
  const tiles = useTiles();
  const slots = useSlots();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.greeting}>
        {messages.greeting(firstName)}
      </h1>
      <nav aria-label={messages.mainMenu}>
        <TileGrid>
          {tiles.map(({ title, href, artwork }, index) => (
            <Tile key={href} title={title} href={href} picture={artwork} gradient={tileGradient(index)}>
              {slots && <SlotOutlet slots={slots} name="main-menu.tile" at={href} props={{ href }} />}
            </Tile>
          ))}
        </TileGrid>
      </nav>
      {slots && (
        <div className={styles.sections}>
          <SlotOutlet slots={slots} name="main-menu.section" props={noProps} />
        </div>
      )}
    </div>
  );
};

const noProps = {};
