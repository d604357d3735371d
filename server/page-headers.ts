/** Cache-Control of files with a content hash in their name. */
export const HASHED = 'public, max-age=31536000, immutable';
/** HSTS header. A browser that has opened the site over HTTPS must continue to use HTTPS. */
export const HSTS = 'max-age=31536000';

/**
 * Headers of all responses except those of the API. The server configurations in docs/hosting/ send
 * the same headers; a test compares them.
 *
 * @param policy policy of the built site (content-policy.ts), which each page contains too
 */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    // `frame-ancestors` works only in a header, not in a meta element.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    // The window of another site gets no reference to our window, no matter which of the two has
    // opened the other.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // «Рядом» uses geolocation. The check before an online visit uses camera and microphone.
    'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=()',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
