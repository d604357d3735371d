/** Which folders of `src` have a shape that hides what belongs together; `check-folders.ts` runs it as a part of `npm run lint`. */
import { posix } from 'node:path';
import ts from 'typescript';
import { importedModule } from './boundaries.ts';

const FEWEST_FILES = 3;
const MOST_FILES = 29;

/** A route's folder repeats its URL, and assets are no code. */
const anySize = /^src\/(routes|shared\/assets)(\/|$)/;

/**
 * A sentence for each fault, sorted: two folders that import each other (a parent and its child too), a folder with too
 * few files of its own to be a room, one with too many to be read.
 *
 * @param sources text of every `.ts` and `.tsx` file by its path inside the repository
 */
export function folderFaults(sources: ReadonlyMap<string, string>): string[] {
  const paths = [...sources.keys()];
  const sizes = Map.groupBy(paths, (path) => posix.dirname(path));
  const faults = circles(sources);
  for (const [folder, files] of sizes) {
    if (anySize.test(folder)) continue;
    if (files.length < FEWEST_FILES) faults.push(`${folder} has fewer than ${FEWEST_FILES} files`);
    if (files.length > MOST_FILES) faults.push(`${folder} has more than ${MOST_FILES} files`);
  }
  return faults.toSorted();
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
