// Apart from the schemas of menus, because the shell shows its main menu without zod.

/** The part of an entry that decides whether and where it is shown. */
interface Entry {
  readonly order: number;
  readonly roles?: readonly string[];
}

/**
 * Sorts the entries of all modules for one menu and leaves out those that the member's roles do not allow.
 *
 * @param entries entries of one kind, from the manifests of all live modules
 * @param memberRoles the realm roles of the member; none for a public menu
 * @returns the visible entries, ascending by `order`; entries of equal order keep their place
 * @example
 * const tiles = visibleEntries(modules.flatMap(({ manifest }) => manifest.tiles), user.roles);
 */
export function visibleEntries<E extends Entry>(entries: readonly E[], memberRoles: readonly string[] = []): E[] {
  const isVisible = ({ roles: wanted = [] }: E) =>
    wanted.length === 0 || wanted.some((role) => memberRoles.includes(role));
  return entries.filter(isVisible).toSorted((a, b) => a.order - b.order);
}
