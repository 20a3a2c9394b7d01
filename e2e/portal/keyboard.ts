import { expect, type Locator, type Page } from '@playwright/test';

/** The limit of presses; no page has as many controls. */
const maxTabs = 150;

/** Presses Tab or Shift+Tab until the control has the focus. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const page = control.page();
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}

/** Moves to a control with Tab and presses Enter. */
export async function pressByKey(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Moves to a field with Tab and replaces its text. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
}

/** Moves to a date field with Tab and types a date in the American order: month, day, year. */
export async function typeDate(field: Locator, digits: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(digits);
}

/** Moves to an item of the open menu with the arrow keys and presses Enter. */
export async function chooseByArrows(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible();
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
