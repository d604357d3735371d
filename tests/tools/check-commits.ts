/**
 * Checks commit subjects: of the message in a file (the hook `commit-msg`), otherwise of all
 * commits since `main`. `node tests/tools/check-commits.ts`
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectFaults } from './lint/commits.ts';

const [file] = process.argv.slice(2);
const text =
  file === undefined
    ? execFileSync('git', ['log', '--no-merges', '--format=%s', 'main..HEAD'], { encoding: 'utf8' })
    : readFileSync(file, 'utf8');
const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
for (const subject of file === undefined ? lines : lines.slice(0, 1)) {
  for (const fault of subjectFaults(subject)) {
    console.error(`«${subject}»: ${fault}`);
    process.exitCode = 1;
  }
}
