import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails if axe finds on the current page a violation of WCAG 2.2 A or AA, or of axe's own best
 * practices.
 * @param where names the page's state in the failure
 */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // axe counts passed checks without details, which are slow to collect.
    .options({ resultTypes: ['violations'] })
    // Otherwise axe would open a second page to combine the results of iframes.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) })),
    where,
  ).toEqual([]);
}
