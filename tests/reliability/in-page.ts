/** A request of the page. Each byte of the body is one character, because a picture is no text. */
export type Asked = { method: string; url: string; headers: Record<string, string>; body: string | null };
/** Null if the connection fails. Binary bodies are base64. */
export type PageResponse =
  | { status: number; headers: Record<string, string>; body: string; isBinary?: boolean }
  | 'never'
  | null;

declare global {
  interface Window {
    /** Added by the test: returns the stand-in provider's response or a fault. */
    answerOf: (asked: Asked) => Promise<PageResponse>;
    watched: {
      pending: number;
      changes: number;
      problems: string[];
      /** Texts of the toasts that have appeared. */
      toasts: string[];
      /** Whether the program is still navigating. */
      isUnderway: () => boolean;
    };
    /** Clears the storage, and begins again to watch the page and to answer its requests. */
    startOver: () => void;
  }
}

/** The part of the root component's props that navigates and clears the cache. */
type Program = {
  router: {
    state: { status: 'pending' | 'idle' };
    navigate: (to: { href: string }) => Promise<void>;
    clearCache: () => void;
  };
  queryClient: { clear: () => void };
};

/** Responses by request, in order, stored in `window.name`, which survives reloads. */
export type Recorded = Record<string, (PageResponse & object)[]>;

/**
 * Runs before the program at each load: clears the storage, starts to watch and replaces the
 * network.
 */
export function prepare(session: string | null): void {
  // An iframe that shows a document has no storage.
  if (!location.protocol.startsWith('http')) return;
  let recorded: Recorded = {};
  window.startOver = () => {
    localStorage.clear();
    sessionStorage.clear();
    if (session !== null) localStorage.setItem('aman.session', session);
    recorded = JSON.parse(window.name || '{}') as Recorded;
    window.watched = { pending: 0, changes: 0, problems: [], toasts: [], isUnderway: () => false };
  };
  window.startOver();

  const note = (problem: string): void => void window.watched.problems.push(problem);
  window.addEventListener('error', ({ message }) => note(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(`policy: ${violatedDirective}`));
  const report = console.error;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.map(String).join(' ')}`);
    report(...words);
  };
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    const { watched } = window;
    watched.changes += 1;
    // The first toast is inserted together with its list.
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
      if (!known.has(toast)) watched.toasts.push(toast.textContent);
      known.add(toast);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // Timers of ten seconds and more, which the test shortens if a response never comes.
  const patient = new Map<number, () => void>();
  const later = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  window.setTimeout = ((act: () => void, delay = 0, ...rest: unknown[]) => {
    const id = later(act, delay, ...rest);
    if (delay >= 10_000 && delay <= 60_000) patient.set(id, act);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    patient.delete(Number(id));
    forget(Number(id));
  };
  const hurry = (): void => {
    for (const act of patient.values()) later(act, 100);
    patient.clear();
  };

  /** The next recorded response to this request; the last response repeats. */
  const repeated = async (key: string): Promise<PageResponse | undefined> => {
    const answers = recorded[key];
    if (answers === undefined) return undefined;
    await new Promise((resolve) => {
      later(resolve, 0);
    });
    return answers.length > 1 ? answers.shift() : answers[0];
  };

  const asLatin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/v0/')) return network(input, init);
    // Keeps the object of the requesting page, because the next page does not wait for this
    // request.
    const { watched } = window;
    watched.pending += 1;
    try {
      const { method, url } = request;
      const headers = Object.fromEntries(request.headers);
      const body = method === 'GET' ? null : asLatin(new Uint8Array(await request.arrayBuffer()));
      const reply =
        (await repeated([method, url, body].join(' '))) ?? (await window.answerOf({ method, url, headers, body }));
      request.signal.throwIfAborted();
      if (reply === 'never') {
        hurry();
        return await new Promise(() => undefined);
      }
      if (reply === null) throw new TypeError('Failed to fetch');
      const bodyOf = () =>
        reply.isBinary ? Uint8Array.from(atob(reply.body), (char) => char.codePointAt(0) ?? 0) : reply.body;
      return new Response([204, 205, 304].includes(reply.status) ? null : bodyOf(), reply);
    } finally {
      watched.pending -= 1;
      watched.changes += 1;
    }
  };
}

/**
 * Navigates like a person who follows a link: through a page without requests, with an empty cache.
 * @param recorded the responses from now on, if they have changed
 */
export async function moveTo({
  path,
  by,
  recorded,
}: {
  path: string;
  by: string;
  recorded: string | undefined;
}): Promise<void> {
  type Container = { stateNode: { current: { child: { memoizedProps: Program } } } };
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const { router, queryClient } = (Reflect.get(root ?? {}, key) as Container).stateNode.current.child.memoizedProps;
  await router.navigate({ href: by });
  const closed = new Set<Element>();
  for (let turn = 0; turn < 100; turn += 1) {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
    if (toasts.length === 0) break;
    // Closes each toast once: a second press could hit the next toast with the same text.
    for (const toast of toasts.filter((one) => !closed.has(one))) {
      toast.querySelector<HTMLElement>('[aria-label="Закрыть"]')?.click();
      closed.add(toast);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
  queryClient.clear();
  router.clearCache();
  if (recorded !== undefined) window.name = recorded;
  window.startOver();
  window.watched.isUnderway = () => router.state.status === 'pending';
  void router.navigate({ href: path });
}
