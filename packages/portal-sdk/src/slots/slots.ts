/**
 * The slots of the portal, and the props that each gives to its extensions. A module that offers a slot of its own adds
 * it by declaration merging:
 *
 * @example
 * declare module '@seed/portal-sdk' {
 *   interface SlotProps {
 *     'album.footer': { readonly albumId: number };
 *   }
 * }
 */
export interface SlotProps {
  /**
   * A line of current data under the label of a tile; `href` is the tile's. Nothing in it can be pressed, because the
   * tile is a link.
   */
  'main-menu.tile': { readonly href: string };
  /** A part of the main menu below the tiles. */
  'main-menu.section': Record<never, never>;
  /** The news at a link of the header; `href` is the link's. Nothing else of the extension is shown. */
  'header.link': HeaderLinkProps;
  /** A control in the header. */
  'header.action': Record<never, never>;
  /** A part of a member's profile page; `memberId` is the `id` of the profile, and of the author of what they write. */
  'profile.section': { readonly memberId: string; readonly name: string };
  /** A part of a club's page. */
  'club.section': { readonly clubKey: string; readonly name: string };
  /** A control of a club, beside its text. */
  'club.action': { readonly clubKey: string; readonly name: string };
  /** A control of a post, above its comments. */
  'post.action': { readonly postId: number };
  /** The results of one module for the words of a search, as a part of the page of all results. */
  'search.source': SearchSource;
}

/** The props of an extension that has the news at a link of the header. */
export interface HeaderLinkProps {
  readonly href: string;
  /**
   * Marks the link with a dot.
   *
   * @param label the name of the link with its news: 'Notifications, 2 unread'; undefined if nothing is new
   */
  readonly setNews: (label: string | undefined) => void;
}

/** The search that a source responds to. */
export interface SearchSource {
  /** The words, never blank; at most 200 characters. */
  readonly words: string;
  /** Called for each search with the number of rows that the source shows; null if it could not search. */
  readonly report: (result: SearchReport) => void;
}

/** The result of one source. */
export interface SearchReport {
  /** The words that were searched. */
  readonly words: string;
  /** The kind of the rows, as members read it: 'Posts'. */
  readonly kind: string;
  readonly found: number | null;
}

/** The name of a slot. */
export type SlotName = keyof SlotProps;

/** An extension of a live module, as a slot gets it. */
export interface SlotExtension {
  /** A key that differs for each extension and each version of its module. */
  readonly key: string;
  /** The name of the module, as members read it. */
  readonly title: string;
  /** CSS pixels to reserve. */
  readonly height: number;
  /** Selects one of several slots of the same name; all of them if undefined. */
  readonly at: string | undefined;
}

/** An extension that is shown. */
export interface MountedExtension {
  /** Passes changed props to the extension. */
  update(props: object): void;
  /** Ends the extension and aborts its calls. */
  unmount(): void;
}

/** Everything that the shell needs to show an extension. */
export interface ExtensionMount {
  readonly extension: SlotExtension;
  /** An empty element of its own. */
  readonly element: HTMLElement;
  readonly props: object;
  /** Called once when the extension does not arrive within its time budget, or throws. */
  onFailure(error: unknown): void;
}

/** The portal's slots, as a module gets them. */
export interface Slots {
  /** The extensions of live modules that the member may see, in their order; the same array until something changes. */
  extensions(slot: SlotName): readonly SlotExtension[];
  /** Calls back after each change of `extensions`; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Loads and shows an extension. */
  mount(options: ExtensionMount): MountedExtension;
}
