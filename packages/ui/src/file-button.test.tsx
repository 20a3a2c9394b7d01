import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './file-button.tsx';

test('it reports the chosen file and offers only the given media types', async () => {
  const chosen: File[] = [];
  const { container } = render(
    <FileButton types={['image/png', 'image/gif']} onChoose={(file) => chosen.push(file)}>
      Choose a picture
    </FileButton>,
  );
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  const input = container.querySelector('input');
  if (input === null) throw new Error('There is nothing to choose a file with.');
  expect(input).toHaveAttribute('accept', 'image/png,image/gif');
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  expect(chosen).toEqual([file]);
});
