import type { BrowserContext } from '@playwright/test';

/** What no address and no line of a log may hold: passwords, access tokens, e-mails of accounts, IINs. */
const SECRETS = /Demo2026|\bdemo-[0-9a-f]{32}\b|(?:@|%40)demo\.kz|(?<![\w.-])\d{12}(?![\w.-])/;

/** The standing guards of every browser test. */
export class Watch {
  readonly #apiOrigin: string;
  readonly #allowed: RegExp[] = [];
  readonly #seen: string[] = [];

  /** @param apiOrigin the only origin that may receive an access token */
  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
  }

  /** Expects an error that the test itself provokes. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Everything noticed, allowed or not. */
  seen(): readonly string[] {
    return this.#seen;
  }

  /** Errors on the console (a policy violation is one), uncaught exceptions, tokens sent where they don't belong, secrets told. */
  problems(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  async follow(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (SECRETS.test(message.text())) this.#seen.push(`secret in the console: ${message.text()}`);
      if (message.type() !== 'error') return;
      // The browser itself logs each 4xx of the API; whether the answer was right is for the test to say.
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
    // A policy that only reports, or a violation in a frame, would not reach the console as an error.
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
