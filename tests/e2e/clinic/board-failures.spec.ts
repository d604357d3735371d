import { test } from '../fixtures.ts';
import { boardWrites } from './board-writes.ts';
import { boardFaults, failing } from './failing-writes.ts';

/** One write of each kind with two failures; `npm run faults` tries all of them with all. */
const SPREAD = [
  ['booking for a new client', /422/],
  ['moving by a mouse', /409|422 of its field/],
  ['taking a move back', /429|500/],
  ['arrived', /409|no network/],
  ['refusing', /412|422 of its field/],
  ['closing a day with its visits', /422 of its field|500/],
] as const;

for (const [name, faults] of SPREAD) {
  test(`${name} fails: nothing is lost, and sent again it is done once`, async ({
    page,
    provider,
    signIn,
    forward,
  }) => {
    const write = boardWrites.find((one) => one.name === name);
    if (!write) throw new Error(`no write is called ${name}`);
    await signIn('clinic');
    const chosen = boardFaults.filter((fault) => faults.test(fault.name));
    await failing(write, chosen, { page, provider, forward });
  });
}
