import type { CursorKey } from './cursor.ts';

/** The order of a list by keyset. */
export interface ListOrder<Property extends string, Value> {
  /** The entity's property that comes first; its id decides between equals. There is an index in this order. */
  readonly by: Property;
  readonly direction: 'ASC' | 'DESC';
  readonly key: CursorKey<Value>;
}

/** Restricts a list to the rows with one value of a property. */
export interface ListFilter {
  readonly property: string;
  readonly value: string | number;
  /** Begins with the property and goes on in the list's order. */
  readonly index: string;
}
