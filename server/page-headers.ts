/** Cache-Control of files with a content hash in their name. */
export const HASHED = 'public, max-age=31536000, immutable';
/** HSTS header: a browser that came by HTTPS must keep using HTTPS. */
export const HSTS = 'max-age=31536000';

/**
 * Headers of all responses except those of the API. The servers of docs/hosting/ send the same
 * headers; a test compares them.
 *
 * @param policy policy of the built site (content-policy.ts), which each page contains too
 */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    // `frame-ancestors` works only in a header.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    // A window of another site that opened ours, or that ours opened, gets no reference to our
    // window.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // «Рядом» uses geolocation; the check before an online visit uses camera and microphone.
    'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=()',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
