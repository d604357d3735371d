/** Of the browser's Trusted Types, what this file needs; browsers without them take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ): { readonly createScript: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * A script element that holds data. To Trusted Types its text is code whatever its type, so it needs a policy: the only one that
 * the Content-Security-Policy allows (build/content-security-policy.ts). What isn't JSON does not pass it, so that nothing
 * the browser could run does.
 */
export function jsonScript(json: string): HTMLScriptElement {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('aman-json-ld', { createScript: onlyJson });
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = policy ? policy.createScript(json) : onlyJson(json);
  return script;
}

function onlyJson(text: string): string {
  JSON.parse(text);
  return text;
}
