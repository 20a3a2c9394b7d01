/** The lines that the browser and the portal log about a failed call: `test.use({ mayLog: failedCall })`. */
export const failedCall = /^Failed to load resource|HTTP error! status: \d+|No response: network|API call failed/;
