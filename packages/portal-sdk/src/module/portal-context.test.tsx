import { render, screen } from '@testing-library/react';
import { ModuleRoot, standInSupport, testPortal } from '../testing.ts';
import { usePortal } from './portal-context.ts';

const Contact = () => {
  const { support } = usePortal();
  return <a href={`mailto:${support.email}`}>{support.person}</a>;
};

test('a module knows whom a member can turn to', () => {
  const { props } = testPortal({ at: '/', basename: '/', answers: [] });
  render(<ModuleRoot app={Contact} portal={props} />);
  expect(screen.getByRole('link', { name: standInSupport.person })).toHaveAttribute(
    'href',
    `mailto:${standInSupport.email}`,
  );
});
