const kilobyte = 1024;
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as a member reads it, such as `3.5 MB`; at least one kilobyte. */
export function fileSize(bytes: number): string {
  let value = Math.max(bytes / kilobyte, 1);
  let unit = 0;
  while (value >= kilobyte && unit < units.length - 1) {
    value /= kilobyte;
    unit += 1;
  }
  const format = { style: 'unit', unit: units[unit] ?? 'kilobyte', maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat('en-US', format).format(value);
}
