import { boardWrites } from '../e2e/clinic/board-writes.ts';
import { boardFaults, failing } from '../e2e/clinic/failing-writes.ts';
import { test } from '../e2e/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

for (const write of boardWrites) {
  test(`a write of the board loses no input in whatever way it fails: ${write.name}`, async ({
    page,
    provider,
    signIn,
    forward,
  }) => {
    await signIn('clinic');
    await failing(write, boardFaults, { page, provider, forward });
  });
}
