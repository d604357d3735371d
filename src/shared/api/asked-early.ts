/** A request that was sent before the app ran (hydration/cabinet-start.ts). */
export interface AskedEarly {
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    askedEarly?: AskedEarly[] | undefined;
  }
}

/** Takes the response of a matching early request; each can be taken once. */
export function takeAskedEarly(method: string, url: URL, token: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.askedEarly ?? [];
  const index = early.findIndex((one) => one.method === method && one.url === url.href && one.token === token);
  return index === -1 ? undefined : early.splice(index, 1)[0]?.answer;
}
