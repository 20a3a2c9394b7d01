/** The entry in the storage of a tab in which a member has left the portal; the landing page reads it. */
export const goodbyeKey = 'seed.goodbye';
