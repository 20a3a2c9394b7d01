/** The members who get the canary of a module. */
export interface CanaryAudience {
  /** The id of the rollout. */
  readonly rollout: number;
  /** The share of all members, in percent. */
  readonly share: number;
  /** Realm roles whose members get it, besides the share. */
  readonly roles: readonly string[];
}

/**
 * Whether a member gets the canary. The same member has the same place in a rollout on every device, and keeps it when the
 * share grows; in another rollout it is another place.
 *
 * @example
 * ```ts
 * const release = getsCanary(canary, user) ? canary.release : stable;
 * ```
 */
export function getsCanary(
  { rollout, share, roles }: CanaryAudience,
  member: { readonly id: string; readonly roles: readonly string[] },
): boolean {
  return roles.some((role) => member.roles.includes(role)) || placeOf(`${rollout} ${member.id}`) < share / 100;
}

/**
 * A number from 0 up to 1 that looks random and depends on the text alone.
 * @see FNV-1a by Fowler, Noll and Vo, with the finalizer of MurmurHash3, so that similar texts have places far apart
 */
function placeOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
