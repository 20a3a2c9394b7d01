import { useEffect, useState } from 'react';

/**
 * A choice about how pages look that this browser remembers, such as a switch. Without web storage it lasts as long as
 * the page. Every part of the portal that shows the choice follows a change, also in the other tabs of the browser.
 *
 * @param key names the choice among those of the module, e.g. `calendar.meetings`
 * @param options the possible values, the default one first
 * @returns the chosen value, and the function that chooses another one
 *
 * @example
 * const [layout, setLayout] = useChoice('notes.layout', ['board', 'list']);
 */
export function useChoice<const Value extends string>(
  key: string,
  options: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const name = `seed.choice.${key}`;
  const [stored, setStored] = useState(() => read(name));
  useEffect(() => {
    const onStorage = (change: StorageEvent) => {
      // The key is null when a tab clears the storage.
      if (change.key === name || change.key === null) setStored(change.newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [name]);
  const choose = (value: Value) => {
    const newValue = value === options[0] ? null : value;
    store(name, newValue);
    // Browsers report it to the other tabs only; the React roots of this document get the same event.
    dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
  };
  return [options.find((value) => value === stored) ?? options[0], choose];
}

// A browser may forbid web storage, or have no room left. The choice is then not remembered, which harms nothing else.

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    return;
  }
}
