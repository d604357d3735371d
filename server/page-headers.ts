/** A name of such a file holds the hash of its content. */
export const HASHED = 'public, max-age=31536000, immutable';
/** Who has come by HTTPS comes by nothing else. */
export const HSTS = 'max-age=31536000';

/**
 * What a server sends with everything but the API's answers. The servers of docs/hosting/ send the same: a test compares.
 *
 * @param policy of the built site (content-policy.ts), which each page also carries in itself
 */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    // Who may frame the page only a header can say.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    // A page that opens ours, or that ours opens, gets no hold of its window.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // «Рядом» asks for the place, the check before an online visit for the other two; nothing asks for more.
    'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=()',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
