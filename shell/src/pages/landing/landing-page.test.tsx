import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BootContext } from '../../boot/boot-context.ts';
import { SessionContext } from '../../session/session-context.ts';
import { Session } from '../../session/session.ts';
import { bootDocumentFor } from '../../testing/boot-document.ts';
import { maria, provider } from '../../testing/fake-keycloak.ts';
import { openPage, tabBecomes } from '../../testing/open-page.ts';
import { LandingPage } from './landing-page.tsx';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../../testing/fake-keycloak.ts').keycloakModule,
);

const boot = bootDocumentFor();
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

const showLanding = async () => {
  const session = new Session({ boot, log });
  const router = createMemoryRouter([{ path: '/', element: <LandingPage /> }]);
  const page = render(
    <BootContext value={boot}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </BootContext>,
  );
  await act(() => session.start());
  return page;
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Life in our community' });
const shownSlide = () => within(carousel()).getByRole('group', { name: /of 8$/ }).getAttribute('aria-label');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function preferReducedMotion(matches: boolean): void {
  const query = { matches, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => query });
}

beforeEach(() => {
  openPage('/');
  jest.useFakeTimers();
  preferReducedMotion(false);
});

afterEach(() => jest.useRealTimers());

it('is ready after 250 ms, once per visit', async () => {
  const { container, unmount } = await showLanding();
  await wait(249);
  expect(container.firstElementChild).not.toHaveAttribute('data-ready');
  await wait(1);
  expect(container.firstElementChild).toHaveAttribute('data-ready');

  unmount();
  const again = await showLanding();
  expect(again.container.firstElementChild).toHaveAttribute('data-ready');
});

describe('the carousel', () => {
  it('shows the next of its 8 slides every 5 seconds and starts again', async () => {
    await showLanding();
    expect(shownSlide()).toBe('1 of 8');
    await wait(4999);
    expect(shownSlide()).toBe('1 of 8');
    await wait(1);
    expect(shownSlide()).toBe('2 of 8');
    for (let seconds = 0; seconds < 35; seconds += 5) await wait(5000);
    expect(shownSlide()).toBe('1 of 8');
  });

  it('pauses while the tab is hidden', async () => {
    await showLanding();
    act(() => tabBecomes('hidden'));
    await wait(20_000);
    expect(shownSlide()).toBe('1 of 8');
    act(() => tabBecomes('visible'));
    await wait(5000);
    expect(shownSlide()).toBe('2 of 8');
  });

  it('goes back, forward and to any slide with its buttons', async () => {
    await showLanding();
    press('Previous slide');
    expect(shownSlide()).toBe('8 of 8');
    press('Next slide');
    expect(shownSlide()).toBe('1 of 8');
    press(/^Slide 5:/);
    expect(shownSlide()).toBe('5 of 8');
    expect(screen.getByRole('button', { name: /^Slide 5:/ })).toHaveAttribute('aria-current', 'true');
  });

  it('can be paused and played', async () => {
    await showLanding();
    press('Pause the slides');
    await wait(6000);
    expect(shownSlide()).toBe('1 of 8');
    press('Play the slides');
    await wait(5000);
    expect(shownSlide()).toBe('2 of 8');
  });

  it('pauses while the pointer or the focus is on it', async () => {
    await showLanding();
    const next = screen.getByRole('button', { name: 'Next slide' });
    fireEvent.focus(next);
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(carousel());
    await wait(6000);
    expect(shownSlide()).toBe('1 of 8');
    fireEvent.blur(next);
    await wait(5000);
    expect(shownSlide()).toBe('2 of 8');
  });

  it('continues under the pointer when the visitor has pressed play', async () => {
    await showLanding();
    fireEvent.focus(screen.getByRole('button', { name: 'Pause the slides' }));
    press('Pause the slides');
    press('Play the slides');
    await wait(5000);
    expect(shownSlide()).toBe('2 of 8');
  });

  it('shows the next or previous slide on a horizontal swipe, not on a vertical one', async () => {
    await showLanding();
    const swipe = (x: number, y: number, end = 'pointerup') => {
      const picture = within(carousel()).getByRole('group', { name: /of 8$/ });
      // jsdom has no PointerEvent, so a MouseEvent with the type of a pointer event replaces it.
      const touch = (type: string, clientX: number, clientY: number) =>
        fireEvent(picture, new MouseEvent(type, { bubbles: true, clientX, clientY }));
      touch('pointerdown', 200, 200);
      touch(end, 200 + x, 200 + y);
      return shownSlide();
    };
    expect(swipe(-60, 10)).toBe('2 of 8');
    expect(swipe(60, 10)).toBe('1 of 8');
    expect(swipe(-20, 0)).toBe('1 of 8');
    expect(swipe(-60, 200)).toBe('1 of 8');
    expect(swipe(-60, 0, 'pointercancel')).toBe('1 of 8');
  });

  it('does not advance for visitors who prefer reduced motion', async () => {
    preferReducedMotion(true);
    await showLanding();
    await wait(20_000);
    expect(shownSlide()).toBe('1 of 8');
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeInTheDocument();
  });
});

it('links to the login, which returns to the main menu', async () => {
  await showLanding();
  press('Log In');
  await wait(0);
  expect(provider.logins).toEqual(['http://localhost/intranet-welcome']);
});

it('links to the main menu for a signed-in member', async () => {
  provider.member = maria;
  await showLanding();
  expect(screen.getByRole('link', { name: 'Enter the Intranet' })).toHaveAttribute('href', '/intranet-welcome');
  expect(screen.queryByRole('button', { name: 'Log In' })).not.toBeInTheDocument();
});

it("scrolls to About with 'What is the Intranet?'", async () => {
  await showLanding();
  const heading = screen.getByRole('heading', { name: 'What is the Intranet?' });
  heading.scrollIntoView = jest.fn();
  press('What is the Intranet?');
  expect(heading.scrollIntoView).toHaveBeenCalled();
  expect(heading).toHaveFocus();
});

it('presents the intranet as a space for activities, forums, shared experiences and synchronous meetings', async () => {
  await showLanding();
  expect(
    screen.getByText(/^A digital space for our activities, forums, shared experiences and meetings/),
  ).toBeVisible();
  const about = within(screen.getByRole('region', { name: 'What is the Intranet?' }));
  const points = about.getAllByRole('heading', { level: 3 }).map((point) => point.textContent);
  expect(points).toEqual(['Activities', 'Forums', 'Shared experiences', 'Synchronous meetings']);
});

it('names the association and the technical support', async () => {
  await showLanding();
  expect(screen.getByRole('link', { name: /association/ })).toHaveAttribute('href', 'https://association.example');
  expect(screen.getByRole('link', { name: 'help@seed.example' })).toHaveAttribute('href', 'mailto:help@seed.example');
});
