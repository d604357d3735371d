interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
}

/** Ids of stylesheets that the tools add without the nonce unless they already exist. */
const WITHOUT_NONCE = ['workbench-geometry', 'fonts', 'forced-colors'].map((name) => `tanstack-devtools-${name}`);

/**
 * Makes the tools comply with the Content-Security-Policy, so that it reports only violations of
 * the site.
 */
export function fitTools(): void {
  for (const id of WITHOUT_NONCE) document.head.append(Object.assign(document.createElement('style'), { id }));
  trustTools();
}

/**
 * Against a real server, development enforces Trusted Types as production does, but the tools write
 * HTML strings. The default policy allows their packages and refuses the site and React.
 */
function trustTools(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!import.meta.env.DEV || trustedTypes === undefined) return;
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (isOfPackage(new Error('who writes?').stack ?? '') ? html : null),
    });
  } catch {
    // With the stand-in provider nothing is enforced, and the policy's name isn't allowed.
  }
}

/** Whether a stack shows that a package, not the site's code, writes. */
export function isOfPackage(stack: string): boolean {
  const writer = stack.split('\n').find((line) => /https?:/.test(line) && !line.includes('/trust-tools.')) ?? '';
  return writer.includes('/node_modules/') && !/\/react-dom|\/react_/.test(writer);
}
