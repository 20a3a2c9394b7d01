/** What a demo member tells about themself. */
export interface DemoProfile {
  /** As in the demo world. */
  readonly name: string;
  readonly team: string;
  readonly major: string;
  readonly university: string;
  readonly about: string;
  readonly interests: string;
}
