// On a busy machine a test can be starved of its processor. In CI it runs a second time, and `scripts/test.mjs` names it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
