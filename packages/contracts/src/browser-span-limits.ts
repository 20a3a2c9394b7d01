// Apart from the schemas of spans, because the shell reports spans without zod.

/** Where browsers send their spans, below `apiBasePath`. */
export const browserSpansPath = '/browser-spans';

/** Greatest numbers of a report. */
export const browserSpanLimits = { spans: 64, ms: 600_000 } as const;
