import { mockUser } from '@seed/portal-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { CommunityWorld } from '../standalone/community-world.ts';

/** Resolves to the text field with the label. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** Enters a text at once, because typing it letter by letter is slow on a busy machine. */
export const fill = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });

/** The button that saves the profile. */
export const save = () => screen.getByRole('button', { name: 'Save' });

/** The stored profile of the signed-in member. */
export function storedProfile(world: CommunityWorld) {
  return world.profiles.find(({ id }) => id === mockUser.id);
}
