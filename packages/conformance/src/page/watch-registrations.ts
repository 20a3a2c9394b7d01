/** The name of the kit's own property of the window; no list of the window's keys contains it. */
export const registrationsKey = 'conformance.registrations';

/** Live listeners and timers, by the place in a script that registered them. */
export interface Registrations {
  readonly listeners: Readonly<Record<string, number>>;
  readonly timers: Readonly<Record<string, number>>;
}

/** The property of the window. */
export interface RegistrationsWatch {
  read(): Registrations;
  /** Makes a function to poll: whether all timeouts of at most `maxMs` milliseconds that run now have ended. */
  untilTimeoutsEnd(maxMs: number): () => boolean;
}

/** The script that counts listeners and timers in every document. */
export const watchScript = `(${watchRegistrations.toString()})(Symbol.for(${JSON.stringify(registrationsKey)}))`;

/**
 * Runs in the page before its scripts. It holds targets and callbacks weakly, so that it keeps nothing alive.
 */
function watchRegistrations(key: symbol): void {
  interface Listener {
    readonly type: string;
    readonly callback: WeakRef<object>;
    readonly capture: boolean;
    readonly site: string;
  }
  type Given = Parameters<typeof EventTarget.prototype.addEventListener>;
  interface Registered extends Pick<Listener, 'type' | 'capture'> {
    readonly callback: object;
  }
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const listenersOf = new WeakMap<EventTarget, Listener[]>();
  const targets = new Set<WeakRef<EventTarget>>();
  const timers = new Map<number, { readonly site: string; readonly ms: number }>();
  /** The script's own frames come first in a stack; the third line is the caller. */
  const siteOf = () => {
    const frames = (new Error().stack ?? '').split('\n').slice(3);
    const places = frames.flatMap((frame) => /(https?:\/\/[^\s)]+:\d+:\d+)/.exec(frame)?.[1] ?? []);
    return places.find((place) => place.includes('/m/')) ?? places[0] ?? 'unknown';
  };
  const isCapture = (options: unknown) =>
    typeof options === 'object' && options !== null && 'capture' in options
      ? options.capture === true
      : options === true;
  const drop = (target: EventTarget, { type, callback, capture }: Registered) => {
    const kept = listenersOf.get(target) ?? [];
    const index = kept.findIndex(
      (one) => one.type === type && one.capture === capture && one.callback.deref() === callback,
    );
    if (index >= 0) kept.splice(index, 1);
    return index >= 0;
  };

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const [type, callback, options] = given;
    const target = this ?? window;
    addEventListener.call(target, type, callback, options);
    const { once = false, signal } = typeof options === 'object' && options !== null ? options : {};
    if (callback === null || once || signal?.aborted === true) return;
    const capture = isCapture(options);
    drop(target, { type, callback, capture });
    const known = listenersOf.get(target);
    if (known === undefined) targets.add(new WeakRef(target));
    const kept = known ?? [];
    listenersOf.set(target, kept);
    const weak = new WeakRef<object>(callback);
    kept.push({ type, callback: weak, capture, site: siteOf() });
    if (signal === undefined || signal === null) return;
    const weakTarget = new WeakRef(target);
    const ended = () => {
      const [place, listener] = [weakTarget.deref(), weak.deref()];
      if (place && listener) drop(place, { type, callback: listener, capture });
    };
    addEventListener.call(signal, 'abort', ended, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const [type, callback, options] = given;
    const target = this ?? window;
    removeEventListener.call(target, type, callback, options);
    if (callback !== null) drop(target, { type, callback, capture: isCapture(options) });
  };

  type Start = (handler: TimerHandler, delay: unknown, args: readonly unknown[]) => number;
  const bound =
    (start: unknown): Start =>
    (handler, delay, args) =>
      Number(Reflect.apply(start as () => unknown, window, [handler, delay, ...args]));
  const { clearTimeout: end } = window;
  const native = { once: bound(window.setTimeout), repeated: bound(window.setInterval) };
  const start = (kind: keyof typeof native) =>
    function (this: unknown, handler: TimerHandler, ...given: unknown[]): number {
      const [delay, ...args] = given;
      const once = (...passed: unknown[]) => {
        timers.delete(id);
        if (typeof handler === 'function') Reflect.apply(handler, window, passed);
      };
      const isWrapped = kind === 'once' && typeof handler === 'function';
      const id = native[kind](isWrapped ? once : handler, delay, args);
      timers.set(id, { site: siteOf(), ms: kind === 'once' ? Number(delay ?? 0) : Infinity });
      return id;
    };
  const clear = (id?: number) => {
    if (id !== undefined) timers.delete(id);
    end.call(window, id);
  };
  Object.assign(window, {
    setTimeout: start('once'),
    setInterval: start('repeated'),
    clearTimeout: clear,
    clearInterval: clear,
  });

  const countBy = (sites: Iterable<string>) => {
    const counts: Record<string, number> = {};
    for (const site of sites) counts[site] = (counts[site] ?? 0) + 1;
    return counts;
  };
  const read = (): Registrations => {
    const live = [...targets].flatMap((target) => target.deref() ?? []);
    const listeners = live.flatMap((target) => listenersOf.get(target) ?? []);
    return {
      listeners: countBy(listeners.map(({ site }) => site)),
      timers: countBy([...timers.values()].map(({ site }) => site)),
    };
  };
  const untilTimeoutsEnd = (maxMs: number) => {
    const pending = [...timers].flatMap(([id, { ms }]) => (ms <= maxMs ? [id] : []));
    return () => pending.every((id) => !timers.has(id));
  };
  const watch: RegistrationsWatch = { read, untilTimeoutsEnd };
  Object.defineProperty(window, key, { value: watch, enumerable: false });
}
