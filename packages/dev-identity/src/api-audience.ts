/** The audience of access tokens. */
export const apiAudience = 'portal-api';
