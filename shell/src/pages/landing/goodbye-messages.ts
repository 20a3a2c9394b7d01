/** The good-bye to a member who has just left. It is not in `messages.ts`, because few members load it. */
export const goodbyeMessage =
  'You have left the portal, and your profile is deleted. Thank you for having been part of it.';
