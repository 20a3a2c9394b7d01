/** How long the groups, and the list of one, take at least to appear. */
export const groupListDelayMs = 500;

/** How long the own profile's loading animation takes at least. */
export const profileLoadingMs = 1000;

/** Cards of one page of a group. */
export const cardsPerPage = 24;

/** Where the programme has members: what a group can be narrowed to. */
export const countries = ['Argentina', 'Brazil', 'Colombia', 'Japan'] as const;

/** How many years back a group can be narrowed to. */
export const yearsBack = 15;
