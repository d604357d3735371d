import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/**
 * Runs a command in the repository's root and shows its output.
 * @returns whether it succeeded
 */
export function run(command: string, environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', ...environment },
  });
  return status === 0;
}
