import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails when axe finds a violation of WCAG 2.2 A or AA, or of its best practices, on the page as it stands. @param where tells two looks apart */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What passed is counted, not described: describing it takes longer than finding what is wrong.
    .options({ resultTypes: ['violations'] })
    // No page has a frame, so there is nothing to gather in a second page.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) })),
    where,
  ).toEqual([]);
}
