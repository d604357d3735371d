/**
 * Polyfill of `AbortSignal.any`, which core-js lacks: each request combines a timeout with its
 * caller's signal.
 */
function any(signals: Iterable<AbortSignal>): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) {
      first.abort(signal.reason);
      break;
    }
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal });
  }
  return first.signal;
}

// Typed as always present, but absent in the browsers that need this.
const { any: own } = AbortSignal as Partial<typeof AbortSignal>;
if (own === undefined) AbortSignal.any = any;
