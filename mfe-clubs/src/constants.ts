/** The number of clubs that a portal starts with; as many placeholders are shown while they load. */
export const clubsAtFirst = 8;

/** The size of a banner in pixels; they reserve its space. */
export const banner = { width: 1200, height: 360 } as const;

/** The members that a club's page shows at first, and the most that it shows. */
export const membersAtFirst = 8;
export const mostMembers = 100;

/** Milliseconds after which an open list of members looks for new ones. */
export const newMembersMs = 60_000;
