import { cpus, totalmem } from 'node:os';
import { markdownTable, meets, type Figure } from './figures.ts';
import { paths, targetText, type PageName } from './measures.ts';
import { SLOWDOWN } from './route-changes.ts';

/** A page that reacts to a tap within this time in ms feels immediate. */
const CHANGE = { atMost: 100 };

const HOW = '## How it is measured';

export interface Conditions {
  readonly runs: number;
  /** The highest one-minute load average of the machine while measuring. */
  readonly load: number;
  readonly browser: string;
  readonly parts: readonly string[];
}

export function pageReport(name: PageName, table: string, failings: readonly string[]): string {
  const lost = failings.length === 0 ? '' : `\n\nPoints were lost for: ${failings.toSorted().join(', ')}.`;
  return `## ${name} (\`${paths[name]}\`)\n\n${table}${lost}`;
}

export function routeReport(changes: ReadonlyMap<string, Figure>): string {
  const rows = [...changes].map(([name, figure]) => [
    name,
    `${figure.median.toFixed(0)} ms (${figure.min.toFixed(0)}–${figure.max.toFixed(0)})`,
    targetText(CHANGE, ' ms'),
    meets(figure, CHANGE) ? 'yes' : '**no**',
  ]);
  return `## Changes of page, warm, at ${SLOWDOWN}× CPU\n\n${markdownTable(['', 'press to heading', 'target', 'met'], rows)}`;
}

export function wholeReport({ runs, load, browser, parts }: Conditions): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# How fast the pages are

Written by \`npm run tool -- bench\`; never edited by hand. Medians of ${runs} runs, in brackets the least and the most.

${parts.join('\n\n')}

${HOW}

- The production build over HTTP/2 with a throw-away certificate, compressed as at build, and the stand-in provider behind \`/api\`
  of the same host: real requests, real answers.
- Lighthouse's phone with applied throttling: every packet waits and the processor is slowed down four times, nothing is computed
  from a faster run. Each visit is the first one of a fresh browser.
- The static page is made in the same run out of what the app drew: the same content, styles, fonts and pictures in one file without
  any program. The two are visited by turns. How slow the machine or the line is falls on both, so the ratio says what our program
  costs; that is why the targets for paint and speed index are ratios.
- A change of page is measured from the press on a link to the end of the frame with the new heading, on ways gone before in the
  same visit.

This time: ${browserName(browser)}, Node ${process.versions.node}, ${cpus().length} cores, ${memory} GiB of memory, load average up to ${load.toFixed(1)}.
A machine that is busy with other things shows in the brackets.
`;
}

const SERVER = '## What the server costs';

export function serverPart(table: string): string {
  return `${SERVER}

Of \`npm run tool -- serve\`, by \`npm run tool -- bench:server\`; ${cpus().length} cores, Node ${process.versions.node}. «Bare React» is \`renderToString\` of the page's
elements and texts as they are, without components, data, router and network; «drawn» is the whole answer to a request, with all reads of a
provider that answers from memory, one after the other; «kept» is sent to eight visitors at a time.

${table}

`;
}

/** The report with this part replaced. */
export function withServerPart(report: string, part: string): string {
  const [begin, end] = [report.indexOf(SERVER), report.indexOf(HOW)];
  return report.slice(0, begin < 0 ? end : begin) + part + report.slice(end);
}

/** The part of a report that `bench:server` wrote, if any. */
export function serverPartOf(report: string): string {
  const begin = report.indexOf(SERVER);
  return begin < 0 ? '' : report.slice(begin, report.indexOf(HOW));
}

function browserName(version: string): string {
  return `Chromium ${version.split('.')[0]}`;
}
