import { screen } from '@testing-library/react';
import { emptyWorld } from '../../standalone/forums-world.ts';
import { renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const content = () => screen.findByRole('textbox', { name: 'Content' });
const tab = (name: string) => screen.getByRole('tab', { name });

test('the preview shows what the text will look like, and the text stays', async () => {
  const { member } = renderForums('/forums/new', emptyWorld());
  await member.click(await content());
  await member.paste('We **meet** on Sunday');
  await member.click(tab('Preview'));
  expect(await screen.findByText('meet')).toHaveProperty('tagName', 'STRONG');
  expect(screen.queryByRole('textbox', { name: 'Content' })).not.toBeInTheDocument();
  await member.click(tab('Write'));
  expect(await content()).toHaveValue('We **meet** on Sunday');
});

test('arrows move between the tabs, and Tab goes on into the panel', async () => {
  const { member } = renderForums('/forums/new', emptyWorld());
  await content();
  tab('Write').focus();
  await member.keyboard('{ArrowRight}');
  expect(tab('Preview')).toHaveFocus();
  expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Nothing to preview yet.')).toBeVisible();
  await member.keyboard('{Tab}');
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveFocus();
  await member.keyboard('{Shift>}{Tab}{/Shift}{Home}{Tab}');
  expect(await content()).toHaveFocus();
});

test('a text that is refused while its preview is shown gets the focus', async () => {
  const { member } = renderForums('/forums/new', emptyWorld());
  await member.type(await screen.findByRole('textbox', { name: 'Title' }), 'A title');
  await member.click(tab('Preview'));
  await member.click(screen.getByRole('button', { name: 'Post' }));
  expect(await content()).toHaveFocus();
  expect(screen.getByText('Content is required.')).toBeVisible();
  expect(tab('Preview')).toBeDisabled();
});

test('the field names the marks that work', async () => {
  renderForums('/forums/new', emptyWorld());
  expect(await content()).toHaveAccessibleDescription(/\*\*bold\*\*, \*italic\*/);
});
