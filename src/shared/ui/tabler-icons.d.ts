/**
 * The package has no types for single icon files, and its one declaration file lists 6,000 icons.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./icon').IconComponent;
  export default icon;
}
