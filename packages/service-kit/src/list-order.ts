import type { CursorKey } from './cursor.ts';

/** The order of a list by keyset. */
export interface ListOrder<Property extends string, Value> {
  /** The property that sorts the list; rows with the same value are sorted by id. There is an index in this order. */
  readonly by: Property;
  readonly direction: 'ASC' | 'DESC';
  readonly key: CursorKey<Value>;
}

/** Restricts a list to the rows with one value of a property. */
export interface ListFilter {
  readonly property: string;
  readonly value: string | number;
  /** The name of the index that begins with the property and continues in the order of the list. */
  readonly index: string;
}
