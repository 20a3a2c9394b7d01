/** For whom the access tokens are. */
export const apiAudience = 'portal-api';
