/** The visible content of an idle page. */
export type Seen = {
  problems: string[];
  /** The text of the main section. `heading` is its heading without numbers. */
  text: string;
  heading: string;
  toasts: string[];
};

export type Expected = {
  unknownValue: string;
  /**
   * The main section's text on the page without faults. If the text differs, the page must offer a
   * retry. Null skips this check.
   */
  wholeText: string | null;
  /**
   * Whether a response never comes. Then the page may be incomplete, but it must say that it is
   * waiting.
   */
  stalls?: boolean;
  /**
   * Set if one row of a list is bad: the page without faults, whose heading must stay. A note must
   * report the missing row.
   */
  withoutRow?: Pick<Seen, 'text' | 'heading'> | null;
};

/**
 * Waits until the page is idle, then looks for problems. A problem gets another second to
 * disappear.
 */
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

  /** The innermost element that is too wide: its tag, classes and the start of its text. */
  const widest = (limit: number): string => {
    const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    // A long word can overflow its box, so words are measured too.
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
    const isAnnounced = /долго не.отвечает/.test(document.body.innerText);
    if (stalls && !isAnnounced) problems.push('nobody says that the answer does not come');
    const toasted = all('[data-sonner-toast] [data-title]').map((title) => plain(title.textContent));
    // An error at a button must not also be in a toast; only errors at the top of a form are in
    // both places.
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
  // The test's own delay of a response must not end the wait, so a turn with a pending response
  // counts only a tenth.
  for (let turn = 0; turn < 300 && calm < 3; turn += watched.pending > 0 ? 0.1 : 1) {
    await pause(15);
    const isThere = watched.pending === 0 && !watched.isUnderway() && all('h1').length > 0;
    const isAtRest = movements() === last && (stalls || isThere);
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

/** Whether a toast or the page shows an error, or a question keeps the person from leaving. */
export const isErrorShown = (): boolean =>
  window.watched.toasts.length > 0 ||
  [...document.querySelectorAll('[data-error], [role=alert], [role=alertdialog]')].some(
    (element) => element.checkVisibility() && element.textContent !== '',
  );
