declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}

/** In the importing file itself, as a data URL. */
declare module '*.svg?inline' {
  const url: string;
  export default url;
}
