/** The greatest number that the header has room for. */
export const mostShown = 99;

/** The name of the link, for those who do not see its number. */
export function linkName(open: number): string {
  if (open === 0) return 'Admin';
  return open === 1 ? 'Admin, 1 open report' : `Admin, ${open} open reports`;
}
