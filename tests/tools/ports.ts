/** Two ports in a row; `TEST_PORT` moves them, so that two checkouts can be tested side by side. */
const first = Number(process.env['TEST_PORT'] ?? 4311);

/**
 * Ports of the tests over real HTTP; apart from those of `npm start`, `npm run tool -- preview` and `npm run api`, which may be in use. The site of
 * all other browser tests takes a free one (e2e/support/site.ts).
 */
export const ports = { siteOverHttp: first, api: first + 1 } as const;
