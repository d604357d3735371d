interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * Ids of stylesheets that the tools would add without the nonce. They add no stylesheet whose id is
 * already on the page.
 */
const WITHOUT_NONCE = ['workbench-geometry', 'fonts', 'forced-colors'].map((name) => `tanstack-devtools-${name}`);

/**
 * Makes the tools comply with the Content-Security-Policy, so that the browser reports only
 * violations by the site.
 */
export function fitTools(): void {
  for (const id of WITHOUT_NONCE) document.head.append(Object.assign(document.createElement('style'), { id }));
  trustTools();
}

/**
 * Allows the tools to write HTML strings. In development against a real server Trusted Types are
 * enforced, as in production. The default policy allows the packages of the tools and refuses the
 * site and React.
 */
function trustTools(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!import.meta.env.DEV || trustedTypes === undefined) return;
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (isOfPackage(new Error('who writes?').stack ?? '') ? html : null),
    });
  } catch {
    // With the stand-in provider Trusted Types are not enforced, and a policy with this name can't
    // be created.
  }
}

/** Whether the stack trace shows that a package, not the site, writes the HTML. */
export function isOfPackage(stack: string): boolean {
  const writer = stack.split('\n').find((line) => /https?:/.test(line) && !line.includes('/trust-tools.')) ?? '';
  return writer.includes('/node_modules/') && !/\/react-dom|\/react_/.test(writer);
}
