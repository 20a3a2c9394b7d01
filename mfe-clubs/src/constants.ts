/** The number of clubs that a portal starts with; as many placeholders are shown while they load. */
export const clubsAtFirst = 8;

/** The size of a banner in pixels; they reserve its space. */
export const banner = { width: 1200, height: 360 } as const;
