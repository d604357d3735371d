import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from '../../../openapi/verify/read-contract.ts';
import type { Run } from '../../../openapi/verify/run.ts';
import type { Accounts } from '../../../openapi/verify/sessions.ts';
import { verify } from '../../../openapi/verify/verify.ts';
import { deskFaults } from './servers/desk-faults.ts';
import { deskServer } from './servers/desk-server.ts';
import { familyFaults } from './servers/family-faults.ts';
import { familyServer } from './servers/family-server.ts';
import type { Clock, ServerUnderTest } from './servers/requests.ts';

/**
 * Two servers written from the contract alone, without code of the stand-in provider. `DEEP=1`
 * checks all their operations with three seeds; the default checks the resources that can have a
 * fault.
 */
const isDeep = process.env['DEEP'] === '1';
const seeds = isDeep ? [1, 2, 3] : [1];
const contract = readContract(resolve(import.meta.dirname, '../../../generated/openapi.json'));
/**
 * Number of parallel runs. A run mostly waits for its server, so several runs take little longer
 * than one.
 */
const AT_ONCE = 4;

interface Subject {
  readonly name: string;
  readonly accounts: Accounts;
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly start: (fault: string | undefined, clock: Clock) => ServerUnderTest | Promise<ServerUnderTest>;
}

const account = (email: string) => ({ email, password: 'secret' });
const subjects: readonly Subject[] = [
  {
    name: 'doctors, on node:http and SQLite',
    accounts: { doctor: ['aigul@desk.kz', 'timur@desk.kz'].map(account), user: [account('elena@desk.kz')] },
    faults: deskFaults,
    start: (fault, clock) => deskServer(fault as keyof typeof deskFaults | undefined, clock),
  },
  {
    name: 'patients, on Fastify',
    accounts: { user: ['elena@home.kz', 'marat@home.kz'].map(account), doctor: [account('doctor@home.kz')] },
    faults: familyFaults,
    start: (fault, clock) => familyServer(fault as keyof typeof familyFaults | undefined, clock),
  },
];

async function verified(
  subject: Subject,
  fault: string | undefined,
  seed: number,
  tags?: readonly string[],
): Promise<Run> {
  let time = 0;
  const clock = {
    now: () => time,
    wait: (milliseconds: number) => {
      time += milliseconds;
      return Promise.resolve();
    },
  };
  const server = await subject.start(fault, clock);
  const isNear = (id: string): boolean =>
    tags?.includes(contract.operations.find((operation) => operation.id === id)?.tag ?? '') ?? true;
  try {
    return await verify({
      ...clock,
      contract,
      baseUrl: server.baseUrl,
      ...(server.send === undefined ? {} : { send: server.send }),
      accounts: subject.accounts,
      only: server.operations.filter(isNear),
      seed,
      times: 5,
      rate: Number.POSITIVE_INFINITY,
      maxRequests: 100_000,
      patience: 0,
      allowWrites: true,
      today: '2026-05-12',
    });
  } finally {
    server.close();
  }
}

/** Findings and warnings of a run as texts. */
function findingTexts({ findings, warnings }: Run): string[] {
  const faults = findings.map(({ check, operation, what, message }) => `${check}: ${operation.id} ${what}: ${message}`);
  return [...faults, ...warnings];
}

describe.each(subjects)('the verifier’s run on a server of $name', (subject) => {
  test.each(seeds)('finds no fault if the server is correct (seed %i)', { timeout: 120_000 }, async (seed) => {
    const run = await verified(subject, undefined, seed);
    expect(findingTexts(run)).toEqual([]);
    expect(run.ledger.open()).toEqual([]);
  });

  test('finds no fault if the server is correct and only some resources are checked', async () => {
    const all = new Map(Object.values(subject.faults).map((tags) => [tags.join(' '), tags]));
    for (const tags of all.values()) {
      expect(findingTexts(await verified(subject, undefined, 1, tags)), tags.join(' ')).toEqual([]);
    }
  });

  test.each(seeds)('finds each planted fault (seed %i)', { timeout: 1_800_000 }, async (seed) => {
    const waiting = Object.keys(subject.faults);
    const missed: string[] = [];
    const work = async (): Promise<void> => {
      for (let fault = waiting.pop(); fault !== undefined; fault = waiting.pop()) {
        if (
          findingTexts(await verified(subject, fault, seed, isDeep ? undefined : subject.faults[fault])).length === 0
        ) {
          missed.push(fault);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(missed).toEqual([]);
  });
});
