import type { Fault } from './fault.ts';

const texts = ['tests/unit/security.test.ts'];

/** Measures of SECURITY.md for what belongs to a person, taken out. */
export const privacyFaults: readonly Fault[] = [
  {
    what: 'a draft holds an IIN',
    file: 'src/shared/form/form-draft.ts',
    from: `/password|code|iin/i`,
    to: `/password|code/i`,
  },
  {
    what: 'a draft holds a password',
    file: 'src/shared/form/form-draft.ts',
    from: `/password|code|iin/i`,
    to: `/code|iin/i`,
  },
  {
    what: 'a draft holds a file',
    file: 'src/shared/form/form-draft.ts',
    from: ` && !(value instanceof Blob);`,
    to: `;`,
  },
  {
    what: 'a form that is open at the logout stores what was typed after it',
    file: 'src/shared/form/draft-storage.ts',
    from: `  return () => seen === drops;`,
    to: `  return () => seen <= drops;`,
  },
  {
    what: 'a profile that is open at the logout stores what was typed after it',
    file: 'src/features/patient/profile/profile-draft.ts',
    from: `else place.write(`,
    to: `else draftPlace(NAME).write(`,
  },
  {
    what: 'a registration that is open at the logout stores what was typed after it',
    file: 'src/features/auth/register/registration-store.ts',
    from: `if (this.#finished || !this.#isKept()) return;`,
    to: `if (this.#finished && !this.#isKept()) return;`,
  },
  {
    what: 'a tab that slept shows another person what the first one typed',
    file: 'src/features/auth/session/sync-session.ts',
    from: `follower !== undefined && follower !== person`,
    to: `follower === undefined && follower !== person`,
  },
  {
    what: 'the right to choose a password is stored',
    file: 'src/features/auth/entry/use-recovery.ts',
    from: `storedRecovery.set(step === 'code' ?`,
    to: `storedRecovery.set(step !== 'done' ?`,
    browser: ['tests/e2e/auth/password.spec.ts', '-g', 'forgotten'],
  },
  {
    what: 'a logout in another tab leaves the drafts of this one',
    file: 'src/features/auth/session/sync-session.ts',
    from: `if (cause === 'logout' || cause === 'logout-elsewhere') {`,
    to: `if (cause === 'logout') {`,
  },
  {
    what: 'what was searched for outlives the logout',
    file: 'src/features/auth/session/sync-session.ts',
    from: `      forgetSearches();\n`,
    to: ``,
  },
  {
    what: 'whoever logs out with a token that has run out leaves their searches and drafts',
    file: 'src/shared/session/session.ts',
    from: `token === leaver ? 'logout' : 'expired'`,
    to: `'expired'`,
  },
  {
    what: 'hearts that wait when the session ends go to the next person’s account',
    file: 'src/shared/favourites/favourites.ts',
    from: `      if (session.get().accessToken !== accessToken) return false;\n`,
    to: ``,
  },
  {
    what: 'visits kept for reading without a network outlive the session',
    file: 'src/features/auth/session/sync-session.ts',
    from: `    forgetOwnVisits();\n`,
    to: ``,
  },
  {
    what: 'a frozen tab that logs out ends the newer session of another tab',
    file: 'src/shared/session/session.ts',
    from: `if (leaving !== null && current.accessToken === leaving) change(guest, 'logout');`,
    to: `if (leaving !== null) change(guest, 'logout');`,
  },
  {
    what: 'a page that comes back from the back/forward cache is still logged in',
    file: 'src/shared/session/session.ts',
    from: `  window.addEventListener('pageshow', catchUp);\n`,
    to: ``,
  },
  {
    what: 'a session that ran out takes the drafts of the other tabs along',
    file: 'src/shared/session/session.ts',
    from: `if (cause === 'expired') localStorage.removeItem(KEY);`,
    to: `if (cause === 'elsewhere') localStorage.removeItem(KEY);`,
  },
  {
    what: 'a logout that the server refused is not told',
    file: 'src/shell/navigation/logout-row.tsx',
    from: `{failed && (`,
    to: `{failed && pending && (`,
    browser: ['tests/e2e/auth/tabs.spec.ts', '-g', 'does not confirm'],
  },
  {
    what: 'each part of a page whose session has ended says so again',
    file: 'src/query-client.ts',
    from: `if (hasExpired && isProblem(error, 401) && error.token === null) return;`,
    to: `if (hasExpired && isProblem(error, 419)) return;`,
  },
  {
    what: 'the password of a change stays in the cache',
    file: 'src/query-client.ts',
    from: `networkMode: 'always', gcTime: 0 },`,
    to: `networkMode: 'always' },`,
  },
  {
    what: 'a document stays in the cache after it was looked at',
    file: 'src/shared/files/stored-file.ts',
    from: `    gcTime: 0,\n`,
    to: ``,
  },
  {
    what: 'a file of 50 MB is sent',
    file: 'src/shared/files/check-file.ts',
    from: `v.maxSize(FILE_MAX_BYTES, `,
    to: `v.maxSize(FILE_MAX_BYTES * 10, `,
  },
  {
    what: 'a file is what its name says',
    file: 'src/shared/files/check-file.ts',
    from: `accepted.find((one) => startsWith(beginning, KINDS[one].beginning));`,
    to: `accepted.find((one) => file.type === one || startsWith(beginning, KINDS[one].beginning));`,
  },
  {
    what: 'an SVG, which may hold a script, is a picture',
    file: 'src/shared/files/check-file.ts',
    from: `  'image/webp': { label: 'WEBP', beginning: [...bytes('RIFF'), null, null, null, null, ...bytes('WEBP')] },`,
    to: `  'image/webp': { label: 'WEBP', beginning: bytes('<svg') },`,
  },
  {
    what: 'marks of direction make «cod.exe» of the name of a document',
    file: 'src/shared/files/check-file.ts',
    from: `/[\\p{Cc}\\p{Cf}\\\\/]/gu`,
    to: `/[\\p{Cc}\\\\/]/gu`,
  },
  {
    what: 'a spreadsheet runs what a client typed',
    file: 'src/shared/files/csv.ts',
    from: `? \`'\${cell}\` : (cell ?? '');`,
    to: `? \`\${cell}\` : (cell ?? '');`,
  },
  {
    what: 'the token is logged',
    file: 'src/shared/api/http.ts',
    from: `  init.signal?.throwIfAborted();\n`,
    to: `  init.signal?.throwIfAborted();\n  console.debug(path, token);\n`,
    readers: texts,
  },
  {
    what: 'a search of the contract has a phone number in its address',
    file: 'generated/openapi.json',
    from: `"operationId": "cityList",`,
    to: `"operationId": "cityList", "parameters": [{ "name": "phone", "in": "query", "schema": { "type": "string" } }],`,
    readers: texts,
  },
];
