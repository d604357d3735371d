import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../tools/files-under.ts';
import { BuiltSite } from './built-site.ts';

/** A word from Faker's texts. */
const FAKER = 'информационно-пропогандистское';

/**
 * Strings that occur only in the stand-in provider, its data, the workbench and their libraries.
 */
const traces = [
  'mockServiceWorker',
  'patient@demo.kz',
  'Демо-доступ',
  '[mocks]',
  'pictures/portraits/aigul.svg',
  '[MSW]',
  'Contract monitor',
  'TanStack Devtools',
  'style-src-attr',
  FAKER,
];

const found = (site: BuiltSite): string[] => {
  const scripts = filesUnder(site.folder, /\.(js|html|css)$/).map((file) => site.read(file));
  return traces.filter((trace) => scripts.some((script) => script.includes(trace)));
};

describe('the stand-in provider and the workbench', () => {
  test('leave no trace in a production build', () => {
    const site = new BuiltSite('dist');
    expect(found(site)).toEqual([]);
    expect(Object.keys(site.manifest).filter((key) => /^(mocks|generated\/mocks|src\/workbench)\//.test(key))).toEqual(
      [],
    );
    expect(filesUnder(site.folder, /worker|\.map$/i)).toEqual([]);
  });

  test('leave traces in a demo build, which proves that the test can find traces', () => {
    const site = new BuiltSite('dist-demo');
    expect(found(site)).toEqual(traces);
    expect(filesUnder(join(site.folder), /^mockServiceWorker\.js$/)).toHaveLength(1);
  });

  test('load Faker in a demo only for a made-up response', () => {
    const site = new BuiltSite('dist-demo');
    const withFaker = (keys: string[]) =>
      [...site.closure(keys)].filter((key) => site.read(site.manifest[key]?.file ?? '').includes(FAKER));
    expect(
      withFaker(['index.html', 'mocks/browser.ts', 'src/workbench/start.ts', 'src/workbench/devtools.tsx']),
    ).toEqual([]);
    expect(withFaker(['mocks/any-answer.ts'])).toHaveLength(1);
  });
});
