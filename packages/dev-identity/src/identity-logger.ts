/** The part of pino's logger that the provider uses. */
export interface IdentityLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
