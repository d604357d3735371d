/** What takes hours and decides nothing (`npm run test:deep`). All of it runs, whatever fails; closes with the names of what found something. */
import { run } from './run/command.ts';

const parts = [
  'npm run test:properties',
  'npm run faults',
  'npm run test:layouts',
  'npm run test:slow',
  'npm run test:stress',
  'npm run test:mutation',
  'npm run test:server',
];
const failed = parts.filter((part) => {
  console.log(`\n▶ ${part}`);
  return !run(part);
});
console.log(failed.length === 0 ? '\nNothing found' : `\nFound something: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
