/** An answer with what its headers say. */
export interface ApiResponse<Data> {
  readonly data: Data;
  /** For `ifMatch` of a later change; null when the answer carried none. */
  readonly etag: string | null;
  /** Cursor of the next page of a list; null on the last one. */
  readonly next: string | null;
}
