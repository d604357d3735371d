import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subjectFaults } from '../../tools/lint/commits.ts';

const IMPERATIVE = 'Begin with an imperative and its object: «Fix …», «Add …», «Remove …».';

describe('the check of a commit’s subject', () => {
  it.each([
    'Fix the time of a moved visit',
    'Pass on what a guest chose',
    'Need no queue',
    'Limit, share and keep pages',
  ])('accepts «%s»', (subject) => expect(subjectFaults(subject)).toEqual([]));

  it.each([
    'fix the time of a moved visit',
    'Fixed the time of a moved visit',
    'Fixing the time of a moved visit',
    'Fixes the time of a moved visit',
    'The time of a moved visit',
    'Fix',
  ])('rejects «%s», because a subject needs an imperative and an object', (subject) =>
    expect(subjectFaults(subject)).toEqual([IMPERATIVE]),
  );

  it('rejects a subject with more than 72 characters or a full stop', () => {
    const longest = `Add ${'a'.repeat(68)}`;
    expect(subjectFaults(longest)).toEqual([]);
    expect(subjectFaults(`${longest}a`)).toEqual(['It has 73 characters. Write at most 72, and why in the body.']);
    expect(subjectFaults('Fix the time of a moved visit.')).toEqual(['End without a full stop.']);
  });
});

it('the commit-msg hook checks only the first line of the message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aman-commit-'));
  const file = join(folder, 'COMMIT_EDITMSG');
  const root = resolve(import.meta.dirname, '../../..');
  const hook = (message: string) => {
    writeFileSync(file, message);
    return spawnSync(join(root, '.githooks', 'commit-msg'), [file], { cwd: root, encoding: 'utf8' });
  };
  try {
    expect(hook('# Please enter a message.\nAdd a hook\n\nit is short.\n').status).toBe(0);
    const refused = hook('Added a hook\n');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(IMPERATIVE);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
