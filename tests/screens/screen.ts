import type { Page } from '@playwright/test';
import type { Person } from '../e2e/support/people.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';

export type Screen = {
  /** Name of the screen and its picture. */
  name: string;
  path: string | ((provider: TestProvider) => Promise<string>);
  as?: Person;
  /** Brings the screen into the state to be shown. */
  prepare?: (page: Page, provider: TestProvider) => Promise<void>;
  /** False if a request is never answered, so that tests don't wait for it. */
  settles?: false;
};
