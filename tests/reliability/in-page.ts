/** What the page asks (of the body each byte as one character: a picture is no text), and what it is told. */
export type Asked = { method: string; url: string; headers: Record<string, string>; body: string | null };
/** Null where the connection fails. What is no text comes in base64. */
export type Told =
  | { status: number; headers: Record<string, string>; body: string; isBinary?: boolean }
  | 'never'
  | null;

declare global {
  interface Window {
    /** Put there by the test: the answer of the stand-in provider, or a fault in its place. */
    answerOf: (asked: Asked) => Promise<Told>;
    watched: {
      pending: number;
      changes: number;
      problems: string[];
      /** Toasts that have appeared. */
      toasts: string[];
    };
  }
}

/** What was answered to the same request, in that order: kept as the page's name, which outlives its loads. */
export type Recorded = Record<string, (Told & object)[]>;

/** What a person finds when the page has come to rest. */
export type Seen = {
  problems: string[];
  /** The text of the main part, and its heading without numbers. */
  text: string;
  heading: string;
  toasts: string[];
};

/** Runs before the program, at each load: empties the storage, keeps watch, and answers in the network's place. */
export function prepare(session: string | null): void {
  // Frames that show a document have no storage.
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear();
  sessionStorage.clear();
  if (session !== null) localStorage.setItem('aman.session', session);

  const watched: Window['watched'] = { pending: 0, changes: 0, problems: [], toasts: [] };
  window.watched = watched;
  window.addEventListener('error', ({ message }) => watched.problems.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => watched.problems.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    watched.problems.push(`policy: ${violatedDirective}`),
  );
  const report = console.error;
  console.error = (...words: unknown[]) => {
    watched.problems.push(`console: ${words.map(String).join(' ')}`);
    report(...words);
  };
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    watched.changes += 1;
    // The first of them comes within its list.
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
      if (!known.has(toast)) watched.toasts.push(toast.textContent);
      known.add(toast);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // What waits for ten seconds and more, so that nobody has to sit them out when an answer never comes.
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

  const recorded = JSON.parse(window.name || '{}') as Recorded;
  /** The next answer of those to this request; the last one is every later one's. */
  const repeated = async (key: string): Promise<Told | undefined> => {
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
    watched.pending += 1;
    try {
      const { method, url } = request;
      const headers = Object.fromEntries(request.headers);
      const body = method === 'GET' ? null : asLatin(new Uint8Array(await request.arrayBuffer()));
      const told =
        (await repeated([method, url, body].join(' '))) ?? (await window.answerOf({ method, url, headers, body }));
      request.signal.throwIfAborted();
      if (told === 'never') {
        hurry();
        return await new Promise(() => undefined);
      }
      if (told === null) throw new TypeError('Failed to fetch');
      const bodyOf = () =>
        told.isBinary ? Uint8Array.from(atob(told.body), (char) => char.codePointAt(0) ?? 0) : told.body;
      return new Response([204, 205, 304].includes(told.status) ? null : bodyOf(), told);
    } finally {
      watched.pending -= 1;
      watched.changes += 1;
    }
  };
}

/** What the page should have come to. */
export type Expected = {
  unknownValue: string;
  /** What the main part said with nothing spoilt, where anything less needs a way to try again. */
  wholeText: string | null;
  /** Whether an answer never comes: only what a person is told meanwhile counts. */
  stalls?: boolean;
  /** What was seen with nothing spoilt, where a row of a list is bad: the heading stays, and a note says that something is missing. */
  withoutRow?: Pick<Seen, 'text' | 'heading'> | null;
};

/** Waits until nothing moves any more, then looks at what is there; what is wrong then gets a second more to right itself. */
export async function examine({ unknownValue, wholeText, stalls = false, withoutRow = null }: Expected): Promise<Seen> {
  const { watched } = window;
  const pause = (milliseconds: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0,
    );
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const movements = (): number => watched.changes + performance.getEntriesByType('resource').length;

  /** What sticks out and holds nothing that does: its tag, its classes and how its text begins. */
  const widest = (limit: number): string => {
    const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    // A word that does not break sticks out of a box that does not.
    const rightOf = (element: Element): number => {
      const words = clips(element) ? [] : [...element.childNodes].filter((node) => node instanceof Text);
      const rights = words.map((word) => {
        text.selectNodeContents(word);
        return text.getBoundingClientRect().right;
      });
      return Math.max(element.getBoundingClientRect().right, ...rights);
    };
    const text = document.createRange();
    const scrolls = (element: Element | null): boolean =>
      element !== null && (clips(element) || scrolls(element.parentElement));
    const out = all('body *').filter((element) => rightOf(element) > limit);
    const free = out.filter(
      (element) => !scrolls(element.parentElement) && getComputedStyle(element).position !== 'fixed',
    );
    const inner = free.find((element) => !free.some((other) => other !== element && element.contains(other)));
    return inner
      ? `<${inner.localName} class="${inner.getAttribute('class')}"> «${inner.textContent.slice(0, 20)}»`
      : '';
  };

  const look = (): Seen => {
    const main = document.querySelector('main');
    const text = main?.innerText ?? '';
    const heading = (main?.querySelector('h1')?.innerText ?? '').replaceAll(/\d+/g, '');
    const names = ['aria-label', 'alt', 'title', 'placeholder'];
    const spoken = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox]), textarea'),
    ];
    const everything = [document.title, document.body.innerText, ...spoken, ...fields.map(({ value }) => value)];
    const forbidden = new RegExp(`undefined|NaN|Invalid Date|\\[object \\w+\\]|\\bnull\\b|${unknownValue}`);
    const line = everything.flatMap((one) => one.split('\n')).find((one) => forbidden.test(one));
    const { scrollWidth, clientWidth } = document.documentElement;
    const retry = all('button, a').some((element) => /Повторить|Обновить/.test(element.textContent));

    const problems = [...new Set(watched.problems)];
    if (!stalls && all('h1').length === 0) problems.push('no h1');
    if (!stalls && !/[а-яё]{3}/i.test(text)) problems.push('nothing to read in main');
    const ways = all(`${stalls ? 'body' : 'main'} :is(a[href], button:not(:disabled), input)`);
    if (ways.length === 0) problems.push('no way on');
    if (!stalls && (watched.pending > 0 || all('[aria-busy=true]').length > 0)) problems.push('still waiting');
    if (line !== undefined) problems.push(`shows «${line.slice(0, 120)}»`);
    if (scrollWidth > clientWidth) problems.push(`too wide: ${widest(clientWidth)}`);
    const isTold = /долго не.отвечает/.test(document.body.innerText);
    if (stalls && !isTold) problems.push('nobody says that the answer does not come');
    const toasted = all('[data-sonner-toast] [data-title]').map((title) => plain(title.textContent));
    // Beside its button an error says enough; a form's stands on top of it, perhaps out of sight, and has a toast as well.
    const atButtons = all('[data-error]').map(({ textContent }) => plain(textContent));
    const twice = toasted.find((title) => atButtons.some((error) => error.includes(title)));
    if (twice !== undefined) problems.push(`said at its button and in a toast: «${twice}»`);
    const isMissing = wholeText !== null && text !== wholeText;
    if (isMissing && !retry) problems.push('something is missing, and nothing tries again');
    const isNoted = /Показываем не.всё/.test(document.body.innerText);
    if (withoutRow !== null && text !== withoutRow.text && !isNoted) problems.push('nobody says that a row is missing');
    if (withoutRow !== null && heading !== withoutRow.heading) {
      problems.push(`a bad row took the page away: «${heading}»`);
    }
    return { problems, text, heading, toasts: watched.toasts };
  };

  if (stalls) await pause(400);
  let [calm, last] = [0, -1];
  // While this very test is making an answer up, nobody keeps the page waiting.
  for (let turn = 0; turn < 300 && calm < 3; turn += watched.pending > 0 ? 0.1 : 1) {
    await pause(15);
    const isAtRest = movements() === last && (stalls || (watched.pending === 0 && all('h1').length > 0));
    calm = isAtRest ? calm + 1 : 0;
    last = movements();
  }
  let seen = look();
  const mayPass = (problem: string): boolean => !/^(uncaught|unhandled|policy|console)/.test(problem);
  for (let turn = 0; turn < 10 && seen.problems.some(mayPass); turn += 1) {
    await pause(100);
    seen = look();
  }
  return seen;
}

export const toasts = (): string[] => window.watched.toasts;

/** Whether an error stands anywhere, in a toast or in its place, or a question keeps the person from leaving. */
export const isSaid = (): boolean =>
  window.watched.toasts.length > 0 ||
  [...document.querySelectorAll('[data-error], [role=alert], [role=alertdialog]')].some(
    (element) => element.checkVisibility() && element.textContent !== '',
  );
