interface Tool {
  readonly does: string;
  /** A shell command; the tool's arguments are appended. */
  readonly runs: string;
}

const playwright = 'playwright test --config tests/playwright.config.ts';
const built = 'node tests/tools/build-when-stale.ts &&';

/** Tools by purpose. */
const groups: Record<string, Record<string, Tool>> = {
  'The site': {
    'build:demo': { does: 'the site with the stand-in provider inside, in dist-demo/', runs: 'vite build --mode demo' },
    'build:edge': { does: 'a built site as a worker of Cloudflare, in dist-edge/', runs: 'node build/edge.ts' },
    preview: { does: 'a local server for dist/', runs: 'vite preview' },
    prerender: {
      does: 'writes public pages with their data into dist/ (--api URL --site URL)',
      runs: 'node server/prerender.ts',
    },
    serve: { does: 'draws public pages on request (--api URL --site URL --port 8080)', runs: 'node server/serve.ts' },
  },
  'The contract': {
    'lint:contract': {
      does: 'the rules for openapi/',
      runs: 'redocly lint openapi/openapi.yaml --config openapi/redocly.yaml',
    },
    'contract:verify': {
      does: 'checks a server against the contract (--base-url URL; docs/for-backend.md)',
      runs: 'node openapi/verify/main.ts',
    },
    'contract:flows': {
      does: 'walks a server through the business flows (--base-url URL --only booking)',
      runs: 'node openapi/flows/main.ts',
    },
    'contract:diff': {
      does: 'what a changed contract breaks, and on which screens (OLD [NEW] --format markdown)',
      runs: 'node openapi/diff/main.ts',
    },
    'contract:changelog': {
      does: 'what has changed in the contract, what breaks first (v1.0.0 [v1.1.0] --format markdown)',
      runs: 'node openapi/changelog/main.ts',
    },
    docs: {
      does: 'the contract as one page that opens offline, dist-docs/index.html',
      runs: 'node openapi/docs.ts',
    },
  },
  'Parts of `npm test`': {
    'test:unit': {
      does: 'unit and contract tests (some files: a part of their path)',
      runs: 'vitest run --project provider --project page',
    },
    'test:build': {
      does: 'budgets, policy and hosting of the built site',
      runs: 'vite build && vite build --mode demo && vitest run tests/build',
    },
    'test:e2e': {
      does: 'browser tests (visits -g cancelled: some)',
      runs: `${built} ${playwright} --project=desktop --project=phone`,
    },
  },
  'Tests that take long and decide nothing': {
    'test:deep': { does: 'all of these, whatever fails: a night', runs: 'node tests/tools/run-deep.ts' },
    'test:properties': {
      does: 'ten times as many cases of each property, new ones every time',
      runs: 'DEEP=1 vitest run tests/unit tests/contract --testTimeout 600000',
    },
    faults: {
      does: 'every read and every write of each screen failing in every way (-g doctor, -g "write visit")',
      runs: `vite build && ${playwright} --project=reliability --project=reliability-wide --workers=6 --reporter=line,tests/reliability/table-reporter.ts`,
    },
    'test:layouts': {
      does: 'every screen at 320 px, enlarged, under forced colours, without motion (-g doctor)',
      runs: `${built} ${playwright} --project=layouts`,
    },
    'test:slow': {
      does: 'browser tests with answers that come 400 ms late',
      runs: `${built} HOLD_ANSWERS=400 ${playwright} --project=desktop --project=phone`,
    },
    'test:stress': {
      does: 'browser tests twenty times on a busy machine (visits: some)',
      runs: `${built} node tests/tools/stress.ts`,
    },
    'test:mutation': {
      does: 'changes rules a step at a time and asks whether a unit test notices (guards: one group)',
      runs: 'node tests/mutation/run.ts',
    },
    'test:server': {
      does: 'the image of the server from its first step on',
      runs: 'vite build && DEEP=1 vitest run tests/build/container.test.ts',
    },
  },
  'Figures and pictures': {
    screens: {
      does: 'a gallery of every screen at 375 and 1440 px (-g name: some)',
      runs: `${built} node tests/tools/gallery.ts`,
    },
    'screens:accept': {
      does: 'what key screens look like now is right: tests/screens/pictures (-g name: some)',
      runs: `${built} node tests/tools/accept-pictures.ts`,
    },
    bench: {
      does: 'Lighthouse beside static pages with the same content; docs/performance.md (--runs 5 --page search)',
      runs: 'vite build --logLevel warn && node tests/performance/bench.ts',
    },
    'bench:tasks': {
      does: 'taps, seconds and INP of the main tasks of the cabinets (acts: their frequent acts)',
      runs: `vite build && ${playwright} --project=bench`,
    },
    'bench:server': {
      does: 'what a drawn page costs the server (--seconds 1 only prints)',
      runs: 'vite build --logLevel warn && node tests/performance/server.ts',
    },
    'bench:provider': { does: 'times of the stand-in provider', runs: 'node tests/performance/provider.ts' },
    'bench:contract': {
      does: 'generation, types and build of a contract four times as large',
      runs: 'node tests/performance/contract-growth.ts',
    },
  },
  'A release': {
    licences: { does: 'what each package of production is licensed under', runs: 'node tests/tools/licences.ts' },
    sbom: { does: 'the packages of production as CycloneDX', runs: 'npm sbom --omit=dev --sbom-format=cyclonedx' },
  },
};

const tools = new Map(Object.values(groups).flatMap((group) => Object.entries(group)));

/** The shell command of a tool with its arguments; undefined for an unknown tool. */
export function toolCommand(name: string, words: readonly string[]): string | undefined {
  const tool = tools.get(name);
  return tool && [tool.runs, ...words.map(quoted)].join(' ');
}

/** One line of help per tool. */
export function toolHelp(): string {
  const width = Math.max(...[...tools.keys()].map(({ length }) => length));
  const lines = Object.entries(groups).flatMap(([title, group]) => [
    '',
    title,
    ...Object.entries(group).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`),
  ]);
  return ['npm run tool -- NAME [arguments]', ...lines].join('\n');
}

/** Quotes a word for the shell. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
