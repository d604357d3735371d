/** A fault that an engineer might make: one place of the tree, changed. */
export interface Fault {
  /** What goes wrong, in the words of somebody who meets it. */
  readonly what: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Tests that read the file and do not import it. */
  readonly readers?: readonly string[];
  /** Browser tests to ask when types, lint and the tests near the file notice nothing. */
  readonly browser?: readonly string[];
}
