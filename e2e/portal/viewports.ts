import { devices } from '@playwright/test';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** The two sizes in which every page is tested: `test.use(viewports.phone)`. */
export const viewports = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { ...pixel, viewport: { width: 390, height: 844 } },
} as const;

export type Viewport = keyof typeof viewports;
export const bothViewports: readonly Viewport[] = ['desktop', 'phone'];
