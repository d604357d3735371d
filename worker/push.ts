/** Push message that the provider sends (contract, pushSubscriptionCreate). */
interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** Page of this site to open when the notice is pressed. */
  readonly path: string;
  readonly tag: string;
}

/**
 * Parses a message. Browsers require that every message shows a notice, so the notice of an invalid
 * message has a general text.
 */
export function noticeOf(text: string | undefined): PushNotice {
  const sent = parsed(text);
  return {
    title: textOf(sent['title'], 'Аман'),
    body: textOf(sent['body'], 'Откройте уведомления, там есть новое'),
    path: ownPath(textOf(sent['path'], '')),
    tag: textOf(sent['tag'], 'aman'),
  };
}

/** The part of `clients` that this file uses. */
interface Windows {
  matchAll(options: { readonly type: 'window' }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/**
 * Focuses the window that shows the page, or opens a new window. Other windows keep their page,
 * because the user may be typing in them.
 */
export async function openPage(path: string, windows: Windows, origin: string): Promise<void> {
  const { href } = new URL(path, origin);
  const open = (await windows.matchAll({ type: 'window' })).find(({ url }) => url === href);
  await (open === undefined ? windows.openWindow(href) : open.focus());
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 300) : otherwise;
}

/**
 * Returns the path if it belongs to this site, because a message must not open another site. The
 * home page stands in for others, because each cabinet has notifications of its own.
 */
function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
