/** Ports of the browser tests; apart from those of `npm start`, `npm run preview` and `npm run api`, which may be in use. */
export const ports = { site: 4311, siteOverHttp: 4312, api: 4313 } as const;
