/** `npm run test:all` runs a failed test once more; the runner names what passed only then (scripts/test.cjs). */
jest.retryTimes(Number(process.env.JEST_RETRIES ?? 0), { logErrorsBeforeRetry: true });
