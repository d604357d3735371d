/** Three ports in a row; `TEST_PORT` moves them, so that two checkouts can be tested side by side. */
const first = Number(process.env['TEST_PORT'] ?? 4311);

/** Ports of the browser tests; apart from those of `npm start`, `npm run preview` and `npm run api`, which may be in use. */
export const ports = { site: first, siteOverHttp: first + 1, api: first + 2 } as const;
