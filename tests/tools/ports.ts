/**
 * The first of two ports. `TEST_PORT` changes both, so that two checkouts can run tests side by
 * side.
 */
const first = Number(process.env['TEST_PORT'] ?? 4311);

/**
 * Ports of the tests over real HTTP. They differ from those of `npm start`, `npm run tool --
 * preview` and `npm run api`, which may be in use. All other browser tests use a free port
 * (e2e/support/site.ts).
 */
export const ports = { siteOverHttp: first, api: first + 1 } as const;
