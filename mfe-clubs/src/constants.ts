/** How many clubs a portal starts with, and so how many tiles are expected while they load. */
export const clubsAtFirst = 8;

/** Proportions of a banner, in which its room is kept. */
export const banner = { width: 1200, height: 360 } as const;
