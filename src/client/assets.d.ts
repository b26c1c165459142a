/** The types of files that webpack's loaders turn into modules. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
