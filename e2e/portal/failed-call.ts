/** What the browser and the portal tell of a call that fails: `test.use({ mayLog: failedCall })`. */
export const failedCall = /^Failed to load resource|HTTP error! status: \d+|API call failed/;
