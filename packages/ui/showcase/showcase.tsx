import '../src/tokens.css';
import '../src/font.css';
import '../src/base.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Logo } from '../src/art/logo.tsx';
import { Button } from '../src/button.tsx';
import { ThemeSwitch } from '../src/theme-switch.tsx';
import { applyStoredTheme } from '../src/theme.ts';
import { createToastQueue } from '../src/toast-queue.ts';
import { UiProvider } from '../src/ui-provider.tsx';
import { Actions } from './actions.tsx';
import { Artwork } from './artwork.tsx';
import { Content } from './content.tsx';
import { BothThemes } from './exhibit.tsx';
import { Fields } from './fields.tsx';
import { Navigation } from './navigation.tsx';
import { Outcomes, Waiting } from './states.tsx';
import { Colours, Shape, Type } from './tokens.tsx';
import { Windows } from './windows.tsx';
import styles from './showcase.module.css';

const toasts = createToastQueue();

const chapters: readonly (readonly [title: string, intro: string, content: ReactNode])[] = [
  ['Colours', 'Warm paper in the light theme, a forest in the dark one.', <Colours key="c" />],
  ['Type', 'One variable font, Bricolage Grotesque. Japanese uses the fonts of the device.', <Type key="t" />],
  ['Space, shape and motion', 'The leaf, two round and two small corners, is our signature.', <Shape key="s" />],
  ['Actions', 'Point at them, focus them and press them.', <Actions key="a" />],
  ['Fields', 'An error is shown beside its field, and the input stays.', <Fields key="f" />],
  ['Content', 'The parts of a page.', <Content key="n" />],
  ['Navigation', 'Large tiles, and a small header.', <Navigation key="v" />],
  ['Dialogs and notices', 'Few, and only where the page has no room.', <Windows key="w" toasts={toasts} />],
  ['Waiting', 'In the size of the coming content, so that nothing moves.', <Waiting key="i" />],
  ['Outcomes', 'Empty lists, errors and confirmations.', <Outcomes key="o" />],
  ['Artwork', 'Flat and warm, in the colours above, each below 12 kB.', <Artwork key="r" />],
];

const Showcase = () => {
  const [both, setBoth] = useState(false);
  return (
    <UiProvider navigate={(path) => history.pushState(null, '', path)}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo /> UI kit
        </span>
        <span className={styles.row}>
          <Button size="small" variant="quiet" aria-pressed={both} onPress={() => setBoth(!both)}>
            {both ? 'One theme' : 'Both themes'}
          </Button>
          <ThemeSwitch />
        </span>
      </header>
      <div className={styles.frame}>
        <nav aria-label="Chapters" className={styles.chapters}>
          {chapters.map(([title]) => (
            <a key={title} href={`#${anchor(title)}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className={styles.page}>
          <h1>The visual language of SEED</h1>
          <BothThemes value={both}>
            {chapters.map(([title, intro, content]) => (
              <section key={title} id={anchor(title)} aria-labelledby={`${anchor(title)}-title`}>
                <h2 id={`${anchor(title)}-title`}>{title}</h2>
                <p className={styles.muted}>{intro}</p>
                {content}
              </section>
            ))}
          </BothThemes>
        </main>
      </div>
    </UiProvider>
  );
};

function anchor(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, '-');
}

applyStoredTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Showcase />);
