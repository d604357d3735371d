import type { Page } from '@playwright/test';

/**
 * Imitates Chrome's translation from the first load on: wraps each text, including later texts, in
 * two `<font>` elements. The words stay the same, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isOurs = (text: Text): boolean =>
      /\p{L}/u.test(text.data) && text.parentElement?.closest('font, script, style, textarea, [translate=no]') === null;
    const replace = (text: Text): void => {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    };
    const all = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text && isOurs(node)) texts.push(node);
      }
      texts.forEach(replace);
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(all, 30);
    };
    window.addEventListener('load', () => {
      all();
      new MutationObserver(later).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}

/** Waits until all visible text is translated, so that the next press meets a translated page. */
export async function translated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main === null) return false;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isText = /\p{L}/u.test(node.textContent ?? '');
      if (isText && node.parentElement?.closest('font, textarea, [translate=no]') === null) return false;
    }
    return document.querySelector('main font') !== null;
  });
}

/**
 * Imitates browser extensions before the program starts: attributes on fields, style sheets in the
 * head, links around phone numbers.
 */
export async function meddle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.head.append(document.createElement('meta'));
      document.body.append(document.createElement('grammarly-desktop-integration'));
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-gramm', 'true');
        field.after(document.createElement('grammarly-extension'));
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const phones: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text && /\+7-\d{3}/.test(node.data)) phones.push(node);
      }
      for (const phone of phones) {
        const link = document.createElement('span');
        link.className = 'skype_c2c_container';
        phone.replaceWith(link);
        link.append(phone);
      }
    });
  });
}
