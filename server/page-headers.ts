/** For files with a content hash in their name. */
export const HASHED = 'public, max-age=31536000, immutable';
/** Browsers that came by HTTPS must keep using it. */
export const HSTS = 'max-age=31536000';

/**
 * Headers of every response but the API's. The servers of docs/hosting/ send the same, which a test
 * checks.
 *
 * @param policy of the built site (content-policy.ts), which is also in each page
 */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    // `frame-ancestors` works only in a header.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    // Cuts the link between our window and one that opened it or that it opens.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // «Рядом» uses geolocation, the check before an online visit the camera and microphone.
    'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=()',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
