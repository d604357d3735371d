/** The deep imports have no types, and the package's single declaration file lists 6,000 icons. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./icon').IconComponent;
  export default icon;
}
