/**
 * Measures the cost of a contract of twice and four times the size: `npm run tool --
 * bench:contract`. Copies each operation and component under another name in a copy of the tree,
 * then generates, checks and builds as usual. Prints a table.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesUnder } from '../tools/files-under.ts';
import { root } from '../tools/run/command.ts';

const SIZES = [1, 2, 4];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface Contract {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** The contract with every path, operation and component repeated. */
function enlarged(contract: Contract, times: number): Contract {
  const paths = { ...contract.paths };
  const components = structuredClone(contract.components);
  for (let copy = 2; copy <= times; copy += 1) {
    const renamed = (text: string): string =>
      text.replaceAll(
        /"#\/components\/(\w+)\/([\w.-]+)"/g,
        (_, kind: string, name: string) => `"#/components/${kind}/${name}Copy${copy}"`,
      );
    const again = <T>(part: T): T => JSON.parse(renamed(JSON.stringify(part))) as T;
    for (const [kind, named] of Object.entries(contract.components)) {
      if (kind === 'securitySchemes') continue;
      const copies = Object.entries(named).map(([name, part]) => [`${name}Copy${copy}`, again(part)]);
      Object.assign(components[kind] ?? {}, Object.fromEntries(copies));
    }
    for (const [path, item] of Object.entries(contract.paths)) {
      const one = again(item);
      for (const method of METHODS) {
        const operation = one[method] as { operationId?: string; tags?: string[] } | undefined;
        if (operation === undefined) continue;
        operation.operationId = `${operation.operationId}Copy${copy}`;
        operation.tags = operation.tags?.map((tag) => `${tag}-copy${copy}`) ?? [];
      }
      // The copies stay in their area, because the shapes of responses are generated per area.
      paths[path.replace(/^\/(?:auth|front|fo\/\w+)(?=\/)|^/, (area) => `${area}/copy${copy}`)] = one;
    }
  }
  return { ...contract, paths, components };
}

interface Step {
  readonly name: string;
  readonly command: string;
}

const steps: readonly Step[] = [
  {
    name: 'bundle',
    command: 'redocly bundle large.json --config openapi/redocly.yaml --output generated/openapi.json',
  },
  { name: 'orval', command: 'orval' },
  { name: 'paths', command: 'openapi-typescript generated/openapi.json --output generated/paths.d.ts' },
  { name: 'shapes', command: 'node build/generate/response-shapes.ts' },
  { name: 'types', command: 'tsc -p tsconfig.json' },
  { name: 'build', command: 'vite build --logLevel error' },
];

const scratch = mkdtempSync(join(tmpdir(), 'aman-contract-'));
const left = new Set([
  'node_modules',
  '.git',
  '.out',
  'dist',
  'dist-server',
  'dist-edge',
  'dist-demo',
  'dist-demo-server',
]);
cpSync(root, scratch, { recursive: true, filter: (path) => !left.has(basename(path)) });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));

/** CPU seconds of a command and its children, which exclude other work on the machine. */
function seconds({ name, command }: Step): number {
  const { status, stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='cpu %U %S'; time ${command} >&2`], {
    cwd: scratch,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      REDOCLY_TELEMETRY: 'off',
    },
  });
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(stderr) ?? [];
  if (status !== 0 || user === undefined) throw new Error(`${name}: ${stderr.slice(-2000)}`);
  return Number(user) + Number(system);
}

/** Compressed KiB of all scripts, and of the scripts that every page loads. */
function sizes(): [name: string, kib: number][] {
  const folder = join(scratch, 'dist/assets');
  const scripts = filesUnder(folder, /\.js$/).map((file) => ({
    file,
    kib: gzipSync(readFileSync(join(folder, file))).length / 1024,
  }));
  const sum = (of: RegExp) => scripts.filter(({ file }) => of.test(file)).reduce((all, { kib }) => all + kib, 0);
  return [
    ['all script, KiB', sum(/./)],
    ['app and libraries, KiB', sum(/^(?:app|libraries)-/)],
  ];
}

try {
  const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as Contract;
  const rows = new Map<string, number[]>();
  const note = (name: string, figure: number) => rows.set(name, [...(rows.get(name) ?? []), figure]);
  for (const times of SIZES) {
    writeFileSync(join(scratch, 'large.json'), JSON.stringify(enlarged(contract, times)));
    for (const step of steps) {
      note(`${step.name}, CPU s`, seconds(step));
      console.error(`× ${times}: ${step.name}`);
    }
    for (const [name, kib] of sizes()) note(name, kib);
  }
  console.log(`| | ${SIZES.map((times) => `× ${times}`).join(' | ')} | × 4 to × 1 |\n|---|---:|---:|---:|---:|`);
  for (const [name, figures] of rows) {
    const ratio = (figures.at(-1) ?? 0) / (figures[0] ?? 1);
    console.log(`| ${name} | ${figures.map((one) => one.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} |`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
