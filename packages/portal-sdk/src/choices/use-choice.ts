import { useEffect, useState } from 'react';

/**
 * A choice about how pages look that this browser remembers, such as a switch. Without web storage it lasts as long as
 * the page. Every part of the portal that shows the choice follows a change, also in the other tabs of the browser.
 *
 * @param key names the choice among those of the module, e.g. `calendar.meetings`; read once
 * @param options the possible values, the default one first; read once
 * @returns the chosen value, and the function that chooses another one
 *
 * @example
 * const [layout, setLayout] = useChoice('notes.layout', ['board', 'list']);
 */
export function useChoice<const Value extends string>(
  key: string,
  options: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [{ name, valueOf }] = useState(() => ({
    name: nameOf(key),
    valueOf: (stored: string | null) => options.find((value) => value === stored) ?? options[0],
  }));
  const [chosen, setChosen] = useState<Value>(() => valueOf(read(name)));
  useEffect(() => followChoice(name, (stored) => setChosen(valueOf(stored))), [name, valueOf]);
  const choose = (value: Value) => {
    setChosen(value);
    const stored = value === options[0] ? null : value;
    store(name, stored);
    dispatchEvent(new CustomEvent<ChoiceChange>(chosenEvent, { detail: { name, stored } }));
  };
  return [chosen, choose];
}

const nameOf = (key: string) => `seed.choice.${key}`;

/** The event that reports a choice to the React roots of one document; browsers report it to the other tabs only. */
const chosenEvent = 'seed.choice';

interface ChoiceChange {
  readonly name: string;
  /** Null stands for the default. */
  readonly stored: string | null;
}

/** Calls back when the choice changes in this document or in another tab, until the returned function is called. */
function followChoice(name: string, callback: (stored: string | null) => void): () => void {
  const onChosen = (event: Event) => {
    if (event instanceof CustomEvent && isChange(event.detail) && event.detail.name === name)
      callback(event.detail.stored);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null when a tab clears the storage.
    if (key === name || key === null) callback(newValue);
  };
  addEventListener(chosenEvent, onChosen);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(chosenEvent, onChosen);
    removeEventListener('storage', onStorage);
  };
}

function isChange(detail: unknown): detail is ChoiceChange {
  const { name, stored } = (detail ?? {}) as Partial<Record<keyof ChoiceChange, unknown>>;
  return typeof name === 'string' && (stored === null || typeof stored === 'string');
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
