import { clearNote, note } from './early-note';

declare global {
  interface Window {
    /** Defined by early.ts. The program calls this function when the page is usable. */
    programStarted?: (() => void) | undefined;
  }
}

/**
 * Time limits for the start of the program, in milliseconds: after a script has failed, after the
 * page has loaded, and in total.
 */
const AFTER_FAILURE = 4000;
const AFTER_LOAD = 15_000;
const AT_MOST = 60_000;

/** Shows a note with a reload button if the program does not start. */
export function watchForStart(): void {
  const timers = [setTimeout(tell, AT_MOST)];
  const wait = (patience: number): void => {
    timers.push(setTimeout(tell, patience));
  };
  /**
   * Handles the error of a script that did not load or has thrown an error. Scripts of extensions
   * are ignored.
   */
  const onError = (event: Event): void => {
    const { target } = event;
    const url = target instanceof HTMLScriptElement ? target.src : event instanceof ErrorEvent ? event.filename : '';
    if (url.indexOf(`${location.origin}/`) === 0) wait(AFTER_FAILURE);
  };
  const onRejection = (): void => wait(AFTER_FAILURE);
  const onLoad = (): void => wait(AFTER_LOAD);
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('load', onLoad);
  window.programStarted = () => {
    timers.forEach((timer) => clearTimeout(timer));
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('load', onLoad);
    window.programStarted = undefined;
    clearNote();
  };
}

function tell(): void {
  note('Страница не\u00A0запустилась: кнопки на\u00A0ней пока не\u00A0работают.', {
    label: 'Обновить страницу',
    act: () => location.reload(),
  });
}
