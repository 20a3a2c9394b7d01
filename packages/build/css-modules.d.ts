declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}

/** The picture as a data URL, which is part of the importing file. */
declare module '*.svg?inline' {
  const url: string;
  export default url;
}
