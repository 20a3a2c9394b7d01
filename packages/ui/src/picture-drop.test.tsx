import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureDrop } from './picture-drop.tsx';

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function renderDrop({ isMultiple = true } = {}) {
  const chosen: string[] = [];
  const { container } = render(
    <PictureDrop
      label="Pictures"
      chooseLabel="Add pictures"
      hint="PNG"
      types={['image/png']}
      isMultiple={isMultiple}
      uploads={[
        { id: '1', name: 'under-way.png' },
        { id: '2', name: 'refused.png', error: 'Too large.' },
      ]}
      onRetry={(id) => chosen.push(`retry ${id}`)}
      onRemove={(id) => chosen.push(`remove ${id}`)}
      onChoose={(files) => chosen.push(...files.map(({ name }) => name))}
    />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no file input');
  return { chosen, input, group: screen.getByRole('group', { name: 'Pictures' }) };
}

test('several files are chosen at once', async () => {
  const { chosen, input } = renderDrop();
  await userEvent.upload(input, [png('a.png'), png('b.png')]);
  expect(chosen).toEqual(['a.png', 'b.png']);
});

test('an upload shows its progress, and a refused one its reason and two actions', async () => {
  const { chosen } = renderDrop();
  expect(screen.getByRole('progressbar', { name: 'Uploading under-way.png' })).toBeVisible();
  expect(screen.getByText('Too large.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: refused.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove refused.png' }));
  expect(chosen).toEqual(['retry 2', 'remove 2']);
});

test('files can be dropped, and the area is marked meanwhile', () => {
  const { chosen, group } = renderDrop();
  fireEvent.dragOver(group);
  expect(group).toHaveAttribute('data-over');
  fireEvent.drop(group, { dataTransfer: { files: [png('a.png')] } });
  expect(chosen).toEqual(['a.png']);
  expect(group).not.toHaveAttribute('data-over');
});

test('files can be dropped anywhere on the page, and dragged text is left to the browser', () => {
  const { chosen, group } = renderDrop();
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  expect(group).not.toHaveAttribute('data-over');
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(group).toHaveAttribute('data-over');
  fireEvent.dragLeave(document.body);
  expect(group).not.toHaveAttribute('data-over');
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [png('a.png')] } })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [] } })).toBe(true);
  expect(chosen).toEqual(['a.png']);
});

test('a file that is dropped on one of two areas goes to that one only', () => {
  const chosen: string[] = [];
  const area = (label: string, ignoresPaste: boolean) => (
    <PictureDrop
      {...{ label, ignoresPaste, chooseLabel: label, hint: '', types: [] }}
      onChoose={() => chosen.push(label)}
      onRetry={() => undefined}
      onRemove={() => undefined}
    />
  );
  render(
    <>
      {area('Banner', false)}
      {area('Icon', true)}
    </>,
  );
  const dataTransfer = { files: [png('a.png')] };
  for (const name of ['Icon', 'Banner']) fireEvent.drop(screen.getByRole('group', { name }), { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
  expect(chosen).toEqual(['Icon', 'Banner', 'Banner']);
});

test('a touch screen offers the camera', async () => {
  const chosen: string[] = [];
  const { container } = render(
    <PictureDrop
      {...{ label: 'Pictures', chooseLabel: 'Add pictures', cameraLabel: 'Take a picture', hint: '', types: [] }}
      onChoose={(files) => chosen.push(...files.map(({ name }) => name))}
      onRetry={() => undefined}
      onRemove={() => undefined}
    />,
  );
  const input = container.querySelector<HTMLInputElement>('input[capture="environment"]');
  expect(input).toHaveAttribute('accept', 'image/*');
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Take a picture' }));
  expect(opened.mock.contexts).toEqual([input]);
  opened.mockRestore();
  if (input) await userEvent.upload(input, png('photo.png'));
  expect(chosen).toEqual(['photo.png']);
});

test('where one file is allowed, only the first of several is used', () => {
  const { chosen, group } = renderDrop({ isMultiple: false });
  fireEvent.drop(group, { dataTransfer: { files: [png('a.png'), png('b.png')] } });
  expect(chosen).toEqual(['a.png']);
});

test('a picture can be pasted anywhere on the page; text with a picture stays text', () => {
  const { chosen } = renderDrop();
  fireEvent.paste(document.body, { clipboardData: { files: [png('a.png')], getData: () => '' } });
  fireEvent.paste(document.body, { clipboardData: { files: [png('b.png')], getData: () => 'Words' } });
  expect(chosen).toEqual(['a.png']);
});
