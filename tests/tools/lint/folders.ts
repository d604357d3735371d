/**
 * Faults of the folders and files of `src`; `check-folders.ts` runs it as a part of `npm run lint`.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { importedModule } from './boundaries.ts';

/** A route's file name is a part of its URL, so it need not be unique. */
const isRoute = /^src\/routes\//;

/**
 * A sentence for each fault, sorted: two folders that import each other (also a folder and a folder
 * inside it), or two files with one name.
 * @param sources text of every `.ts` and `.tsx` file by its path inside the repository
 */
export function folderFaults(sources: ReadonlyMap<string, string>): string[] {
  return [...circles(sources), ...namesakes([...sources.keys()])].toSorted();
}

/** File names must be unique, so that a search finds one file. */
function namesakes(paths: readonly string[]): string[] {
  const byName = Map.groupBy(
    paths.filter((path) => !isRoute.test(path)),
    (path) => posix.basename(path).replace(/\.tsx?$/, ''),
  );
  return [...byName].flatMap(([name, files]) =>
    files.length > 1 && name !== 'index' ? [`${files.toSorted().join(' and ')} have one name`] : [],
  );
}

function circles(sources: ReadonlyMap<string, string>): string[] {
  const imported = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    const folder = posix.dirname(path);
    const others = imported.get(folder) ?? new Set();
    imported.set(folder, others);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const target = importedModule(path, fileName);
      if (sources.has(`${target}.ts`) || sources.has(`${target}.tsx`)) others.add(posix.dirname(target));
    }
  }
  return [...imported].flatMap(([folder, others]) =>
    [...others]
      .filter((other) => folder < other && imported.get(other)?.has(folder))
      .map((other) => `${folder} and ${other} import each other`),
  );
}
