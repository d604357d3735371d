/** What a server sends with every page, beside the policy in the page. The servers of docs/hosting/ send the same: a test compares. */
export const pageHeaders: Readonly<Record<string, string>> = {
  // A header, because a meta element may not hold this directive.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // «Рядом» asks for the place, the check before an online visit for the other two; nothing asks for more.
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=()',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
