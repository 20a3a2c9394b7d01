import { render, screen } from '@testing-library/react';
import { ModuleRoot, mockSupport, testPortal } from '../testing.ts';
import { usePortal } from './portal-context.ts';

const Contact = () => {
  const { support } = usePortal();
  return <a href={`mailto:${support.email}`}>{support.person}</a>;
};

test('a module gets the support contact', () => {
  const { props } = testPortal({ at: '/', basename: '/', handlers: [] });
  render(
    <ModuleRoot portal={props}>
      <Contact />
    </ModuleRoot>,
  );
  expect(screen.getByRole('link', { name: mockSupport.person })).toHaveAttribute('href', `mailto:${mockSupport.email}`);
});
