import { nameMaker } from '../screens/baseline.ts';
/**
 * `npm run tool -- screens:accept [-g name]`: saves the key screens' current pictures as the
 * baseline.
 */
import { browserVersion, ensureBrowser } from './browser.ts';
import { run } from './run/command.ts';
import { quoted } from './tools.ts';

const options = ['--update-snapshots=all', ...process.argv.slice(2)].map(quoted).join(' ');
const ok = run(`playwright test --config tests/playwright.config.ts --project=pictures ${options}`, {
  ACCEPT_PICTURES: 'yes',
});
nameMaker(browserVersion(ensureBrowser()));
process.exitCode = ok ? 0 : 1;
