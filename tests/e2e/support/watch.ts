import type { BrowserContext } from '@playwright/test';

/**
 * Secrets that no URL and no log line may contain: passwords, access tokens, e-mails of accounts,
 * IINs.
 */
const SECRETS = /Demo2026|\bdemo-[0-9a-f]{32}\b|(?:@|%40)demo\.kz|(?<![\w.-])\d{12}(?![\w.-])/;

/** Checks that apply to every browser test. */
export class Watch {
  readonly #apiOrigin: string;
  readonly #allowed: RegExp[] = [];
  readonly #seen: string[] = [];

  /** @param apiOrigin the only origin that may receive an access token */
  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
  }

  /** Expects an error that the test itself causes. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** All problems so far, including allowed problems. */
  seen(): readonly string[] {
    return this.#seen;
  }

  /**
   * Errors on the console (including policy violations), uncaught exceptions, tokens sent to other
   * origins, leaked secrets.
   */
  problems(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  async follow(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (SECRETS.test(message.text())) this.#seen.push(`secret in the console: ${message.text()}`);
      if (message.type() !== 'error') return;
      // The browser logs each 4xx of the API, although the test may expect it.
      if (message.text().startsWith('Failed to load resource') && isApiPath(message.location().url)) return;
      this.#seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (problem) => {
      this.#seen.push(`exception: ${problem.error().message}`);
    });
    context.on('request', (request) => {
      if (SECRETS.test(request.url())) this.#seen.push(`secret in an address: ${request.url()}`);
      const carriesToken = Object.keys(request.headers()).some((name) => name.toLowerCase() === 'authorization');
      if (!carriesToken) return;
      const { origin, pathname } = new URL(request.url());
      if (origin !== this.#apiOrigin || !pathname.startsWith('/api/v0/')) {
        this.#seen.push(`token sent to ${origin}${pathname}`);
      }
    });
    // The console shows no error for violations in an iframe or of a report-only policy.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }
}

function isApiPath(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.startsWith('/api/v0/');
}
