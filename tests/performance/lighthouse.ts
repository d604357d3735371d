import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { browserFlags } from '../tools/browser.ts';
import { fetchPackages } from '../tools/fetch-packages.ts';
import { measureNames, type Visit } from './measures.ts';

/** The part of Lighthouse's report that the bench uses. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Record<string, { readonly numericValue?: number; readonly score: number | null }>;
  readonly categories: Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>;
}
interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

export interface Measured {
  readonly visit: Visit;
  /** Audits that lower a category's score, without timings: «seo: canonical». */
  readonly failings: readonly string[];
}

export interface Browser {
  readonly path: string;
  /** Fingerprint of the only certificate that the browser trusts (site-server.ts). */
  readonly keyFingerprint: string;
}

const command = join(fetchPackages('lighthouse@13.5.0'), 'lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Loads a page in Lighthouse with a new browser that emulates Lighthouse's phone. The throttling is
 * applied, not simulated.
 */
export async function visitWithLighthouse(url: string, { path, keyFingerprint }: Browser): Promise<Measured> {
  const flags = [...browserFlags, '--headless=new', `--ignore-certificate-errors-spki-list=${keyFingerprint}`];
  const options = [
    ...['--output=json', '--quiet', '--no-enable-error-reporting', '--throttling-method=devtools'],
    ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${flags.join(' ')}`],
  ];
  const child = spawn(process.execPath, [command, url, ...options], {
    env: { ...process.env, CHROME_PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([textOf(child.stdout), textOf(child.stderr), once(child, 'close')]);
  if (!output.startsWith('{')) throw new Error(`Lighthouse measured nothing at ${url}: ${errors}`);
  const report = JSON.parse(output) as Report;
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  return { visit: visitOf(report), failings: failingsOf(report) };
}

function visitOf({ audits, categories: found }: Report): Visit {
  const values = measureNames.map((name) => {
    const score = found[name]?.score;
    const value = score === undefined || score === null ? audits[name]?.numericValue : score * 100;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${name}`);
    return [name, value];
  });
  return Object.fromEntries(values) as Visit;
}

function failingsOf({ audits, categories: found }: Report): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) =>
      (found[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    );
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}
