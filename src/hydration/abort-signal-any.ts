/**
 * Polyfill of `AbortSignal.any`, which core-js does not contain. Each request needs the function to
 * combine a timeout with its caller's signal.
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

// The type declares the function as always present, but old browsers lack it.
const { any: own } = AbortSignal as Partial<typeof AbortSignal>;
if (own === undefined) AbortSignal.any = any;
