import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/command.ts';

/** A stage of a Dockerfile as a folder, without its base image. */
export interface Stage {
  /** The stage's root, and the working directory of its commands. */
  readonly folder: string;
  readonly work: string;
  readonly env: Readonly<Record<string, string>>;
  /** Instructions that are not steps: «USER», «ENTRYPOINT», «HEALTHCHECK». */
  readonly said: ReadonlyMap<string, string>;
}

const SAID = new Set(['ARG', 'USER', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT']);

type Step = readonly [word: string, rest: string];

/**
 * Runs the copies and commands of our Dockerfile in a clean folder. An unknown instruction is an
 * error.
 * @param scratch an empty folder
 * @param known folders of finished stages, by name
 * @returns the last stage
 */
export function takeSteps(scratch: string, known: Readonly<Record<string, string>> = {}): Stage {
  const stages = new Map(Object.entries(known));
  let last: Stage | undefined;
  for (const [name, steps] of stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    if (name in known) continue;
    last = stageOf(join(scratch, name), steps, stages);
    stages.set(name, last.folder);
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage');
  return last;
}

function stagesOf(text: string): [name: string, steps: Step[]][] {
  const stages: [string, Step[]][] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, word, rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push([/ AS (\w+)$/.exec(rest)?.[1] ?? 'last', []]);
    else if (word !== undefined) stages.at(-1)?.[1].push([word, rest]);
    else if (/^[^#]/.test(line)) throw new Error(`The Dockerfile has a line of its own kind: ${line}`);
  }
  return stages;
}

function stageOf(folder: string, steps: readonly Step[], stages: ReadonlyMap<string, string>): Stage {
  let work = folder;
  const said = new Map<string, string>();
  const env: Record<string, string> = { ...cleanEnvironment(folder) };
  const takes: Record<string, (rest: string) => void> = {
    WORKDIR: (path) => {
      work = join(folder, path);
      mkdirSync(work, { recursive: true });
    },
    ENV: (pairs) => Object.assign(env, Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')))),
    COPY: (paths) => copy(paths, work, stages),
    RUN: (command) => execFileSync('sh', ['-c', command], { cwd: work, env, stdio: ['ignore', 'ignore', 'inherit'] }),
  };
  for (const [word, rest] of steps) {
    if (takes[word] !== undefined) takes[word](rest);
    else if (SAID.has(word)) said.set(word, rest);
    else throw new Error(`The Dockerfile has an instruction that is not known here: ${word}`);
  }
  return { folder, work, env, said };
}

function copy(rest: string, work: string, stages: ReadonlyMap<string, string>): void {
  const [, stage, paths = ''] = /^(?:--from=(\w+) )?(.+)$/.exec(rest) ?? [];
  const words = paths.split(' ');
  const to = words.pop() ?? '';
  const context = contextPaths();
  for (const path of words.flatMap((word) => (word === '.' ? context : [word]))) {
    const isListed = stage !== undefined || context.some((name) => path === name || path.startsWith(`${name}/`));
    if (!isListed) throw new Error(`.dockerignore leaves out ${path}`);
    const from = join(stage === undefined ? root : (stages.get(stage) ?? ''), path);
    cpSync(from, to.startsWith('.') ? join(work, path) : join(work, to), { recursive: true });
  }
}

/** Files that the builder sees: .dockerignore excludes everything, then includes names again. */
function contextPaths(): string[] {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
}

/**
 * The environment of the commands: this machine's Node and npm settings, but no packages of the
 * repository.
 */
function cleanEnvironment(folder: string): Record<string, string> {
  const tools = join(folder, 'tools');
  mkdirSync(tools, { recursive: true });
  symlinkSync(process.execPath, join(tools, 'node'));
  const { PATH = '', HOME = '' } = process.env;
  const others = PATH.split(':').filter((path) => !path.includes('node_modules'));
  return { PATH: [tools, ...others].join(':'), HOME, npm_config_prefer_offline: 'true' };
}

/** Lets every user read the whole folder, and only its owner write to it. */
export function forAll(folder: string): void {
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a+rX,go-w', folder]);
}
