interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
}

/** Stylesheets for narrow screens, fonts and forced colours, which the tools add without the nonce unless they find them. */
const WITHOUT_NONCE = ['workbench-geometry', 'fonts', 'forced-colors'].map((name) => `tanstack-devtools-${name}`);

/** Keeps the tools within the policy: it shall report what the site does, and nothing else. */
export function fitTools(): void {
  for (const id of WITHOUT_NONCE) document.head.append(Object.assign(document.createElement('style'), { id }));
  trustTools();
}

/**
 * Against a real server the page in development demands Trusted Types, as the deployed one does, and the tools draw with templates of
 * text. The last resort of the browser lets their packages through, and refuses what the site itself or React would write.
 */
function trustTools(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!import.meta.env.DEV || trustedTypes === undefined) return;
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (isOfPackage(new Error('who writes?').stack ?? '') ? html : null),
    });
  } catch {
    // With the stand-in provider in the page nothing is demanded, and the policy does not know the name.
  }
}

/** Whether no line of the site stands between the tools and what they write. */
export function isOfPackage(stack: string): boolean {
  const writer = stack.split('\n').find((line) => /https?:/.test(line) && !line.includes('/trust-tools.')) ?? '';
  return writer.includes('/node_modules/') && !/\/react-dom|\/react_/.test(writer);
}
