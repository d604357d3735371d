/** For browsers without it: core-js has none, and each request of ours ends with a signal of its own or with its screen's. */
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

// Absent in the browsers that this is for.
const { any: own } = AbortSignal as Partial<typeof AbortSignal>;
if (own === undefined) AbortSignal.any = any;
