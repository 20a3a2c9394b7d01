/** Why a release is not served; it is a label of the metric. */
export type RefusalReason = 'statement' | 'key' | 'digest' | 'file' | 'missing' | 'unreachable' | 'size' | 'storage';

/** A release cannot be fetched, or fails its verification. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
  readonly code: RefusalReason;

  constructor(code: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
