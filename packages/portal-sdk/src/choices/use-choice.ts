import { useState } from 'react';

/**
 * A choice about how pages look that this browser remembers, such as a switch. Without web storage it lasts as long as
 * the page.
 *
 * @param key names the choice among those of the module, e.g. `calendar.meetings`; read once
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
  const [chosen, setChosen] = useState<Value>(() => {
    const stored = read(nameOf(key));
    return options.find((value) => value === stored) ?? options[0];
  });
  const choose = (value: Value) => {
    setChosen(value);
    store(nameOf(key), value === options[0] ? null : value);
  };
  return [chosen, choose];
}

const nameOf = (key: string) => `seed.choice.${key}`;

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
