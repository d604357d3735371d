/** What takes hours and decides nothing (`npm run tool -- test:deep`). All of it runs, whatever fails; closes with the names of what found something. */
import { run } from './run/command.ts';

const parts = ['test:properties', 'faults', 'test:layouts', 'test:slow', 'test:stress', 'test:mutation', 'test:server'];
const failed = parts.filter((part) => {
  console.log(`\n▶ ${part}`);
  return !run(`node tests/tools/tool.ts ${part}`);
});
console.log(failed.length === 0 ? '\nNothing found' : `\nFound something: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
