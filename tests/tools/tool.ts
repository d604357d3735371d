/**
 * `npm run tool -- NAME [arguments]`: tools for less frequent tasks. `npm run tool` lists them. The
 * arguments go to the last command of a tool.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run/command.ts';
import { toolCommand, toolHelp } from './tools.ts';

const [name, ...words] = process.argv.slice(2);
const command = name === undefined ? undefined : toolCommand(name, words);
if (command === undefined) {
  if (name !== undefined && name !== '--help') {
    console.error(`There is no tool ${name}.\n`);
    process.exitCode = 1;
  }
  console.log(toolHelp());
} else {
  const child = spawn(command, { cwd: root, shell: true, stdio: 'inherit' });
  // Forwards signals, so that a server can shut down.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
