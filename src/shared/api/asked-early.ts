/** The current-user request, sent before the program ran (hydration/cabinet-start.ts). */
export interface AskedEarly {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    askedEarly?: AskedEarly | undefined;
  }
}

/** The response to the request that was sent early, for the first that would send the same. */
export function takeAskedEarly(url: URL, token: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.askedEarly;
  if (early === undefined || token !== early.token || url.href !== early.url) return undefined;
  window.askedEarly = undefined;
  return early.answer;
}
