/** Counts the requests under way for many keys. */
export interface OpenRequests {
  /** Counts one more request of the key. Returns false, and counts none, if the key has as many as it may have. */
  enter(key: string): boolean;
  leave(key: string): void;
}

export function createOpenRequests(most: number): OpenRequests {
  const open = new Map<string, number>();
  return {
    enter(key) {
      const count = open.get(key) ?? 0;
      if (count >= most) return false;
      open.set(key, count + 1);
      return true;
    },
    leave(key) {
      const count = (open.get(key) ?? 1) - 1;
      if (count > 0) open.set(key, count);
      else open.delete(key);
    },
  };
}
