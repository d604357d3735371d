/**
 * `npm run tool -- test:deep`: checks that take hours and don't block a change. Runs all checks,
 * continues after a failure, and ends with the names of the failed checks.
 */
import { run } from './run/command.ts';

const parts = ['test:properties', 'faults', 'test:layouts', 'test:slow', 'test:stress', 'test:mutation', 'test:server'];
const failed = parts.filter((part) => {
  console.log(`\n▶ ${part}`);
  return !run(`node tests/tools/tool.ts ${part}`);
});
console.log(failed.length === 0 ? '\nNothing found' : `\nFound something: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
