import type { Locator, Page } from '@playwright/test';
import type { TestProvider } from '../support/test-provider.ts';

type Seen = { id: number; starts_at: string; doctor: { first_name: string; second_name: string } };

/** Visits of the demo patient without a review, the latest first. */
export async function toReview(provider: TestProvider): Promise<Seen[]> {
  const { data } = await provider.ask<{ data: { to_review: Seen[] } }>('GET', '/fo/patient/home', { as: 'patient' });
  return data.to_review;
}

type Written = { id: number; visit_id: number; text: string; anonymous: boolean };

/** Reviews of the demo patient in one state, the latest first. */
export async function written(provider: TestProvider, state: string): Promise<Written[]> {
  const path = `/fo/patient/reviews?state=${state}`;
  return (await provider.ask<{ data: Written[] }>('GET', path, { as: 'patient' })).data;
}

/** The form of a review. */
export class ReviewPage {
  readonly text: Locator;
  readonly send: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.text = page.getByRole('textbox', { name: 'Отзыв' });
    this.send = page.getByRole('button', { name: /^Отправить/ }).filter({ visible: true });
  }

  stars(group: string, count: number): Locator {
    return this.#page.getByRole('group', { name: group }).getByRole('radio', { name: new RegExp(`^${count} из 5`) });
  }

  async rate(overall = 5): Promise<void> {
    await this.stars('Общая оценка', overall).check();
    await this.stars('Внимание', 5).check();
    await this.stars('Понятные объяснения', 4).check();
    await this.stars('Приём вовремя', 3).check();
  }
}

export const TEXT = 'Врач выслушала, объяснила снимок и расписала лечение.';
