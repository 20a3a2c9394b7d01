import '../src/tokens.css';
import '../src/font.css';
import '../src/base.css';
import { createRoot } from 'react-dom/client';
import { ThemeSwitch } from '../src/theme-switch.tsx';
import { applyStoredTheme } from '../src/theme.ts';
import { createToastQueue } from '../src/toast-queue.ts';
import { ToastRegion } from '../src/toast-region.tsx';
import { UiProvider } from '../src/ui-provider.tsx';
import { ArtSection } from './art-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { ConversationSection } from './conversation-section.tsx';
import { FormSection } from './form-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { PressSection } from './press-section.tsx';
import { StateSection } from './state-section.tsx';
import styles from './showcase.module.css';

const toasts = createToastQueue();

const Showcase = () => (
  <UiProvider navigate={(path) => history.pushState(null, '', path)}>
    <header className={styles.bar}>
      <strong>The SEED UI kit</strong>
      <ThemeSwitch />
    </header>
    <main className={styles.page}>
      <NavigationSection />
      <ConversationSection notify={toasts.notify} />
      <FormSection />
      <PressSection notify={toasts.notify} />
      <StateSection />
      <ColourSection />
      <ArtSection />
    </main>
    <ToastRegion queue={toasts} />
  </UiProvider>
);

applyStoredTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Showcase />);
