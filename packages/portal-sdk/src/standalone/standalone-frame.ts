/** The page around a module that runs alone: a bar above it, and a line for its announcements. */
export interface StandaloneFrame {
  readonly outlet: HTMLElement;
  showText(text: string): void;
  showPath(path: string): void;
  onNavigate(go: (path: string) => void): void;
}

export function createStandaloneFrame(title: string, basename: string): StandaloneFrame {
  const home = Object.assign(document.createElement('a'), { href: basename, textContent: `${title}, standing alone` });
  const place = document.createElement('span');
  const bar = document.createElement('header');
  bar.append(home, ' ', place);
  const outlet = document.createElement('main');
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  document.body.append(bar, outlet, status);
  for (const element of [bar, status]) element.style.cssText = 'padding: var(--space-3) var(--gutter)';
  return {
    outlet,
    showText: (text) => {
      status.textContent = text;
    },
    showPath: (path) => {
      place.textContent = path;
    },
    onNavigate: (go) =>
      home.addEventListener('click', (event) => {
        event.preventDefault();
        go(basename);
      }),
  };
}
