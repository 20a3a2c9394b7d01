/** The minimum delay in milliseconds before the groups, or the list of one group, appear. */
export const groupListDelayMs = 500;

/** The minimum time in milliseconds of the loading animation of the member's own profile. */
export const profileLoadingMs = 1000;

/** Cards of one page of a group. */
export const cardsPerPage = 24;

/** The countries of the programme, by which a group can be filtered. */
export const countries = ['Argentina', 'Brazil', 'Colombia', 'Japan'] as const;

/** The number of past years by which a group can be filtered. */
export const yearsBack = 15;
