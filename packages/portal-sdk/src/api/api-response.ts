/** A response with the values of its headers. */
export interface ApiResponse<Data> {
  readonly data: Data;
  /** The value for `ifMatch` of a later change; null if the response has none. */
  readonly etag: string | null;
  /** Cursor of the next page of a list; null on the last one. */
  readonly next: string | null;
}
