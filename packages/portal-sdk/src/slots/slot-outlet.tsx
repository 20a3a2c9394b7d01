import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MountedExtension, SlotExtension, SlotName, SlotProps, Slots } from './slots.ts';

export interface SlotOutletProps<Name extends SlotName> {
  readonly slots: Slots;
  readonly name: Name;
  /** The props of each extension; a change of them updates the extensions. */
  readonly props: SlotProps[Name];
  /** Distinguishes several slots of this name. */
  readonly at?: string;
}

/**
 * A slot outside of a module: for the shell. Modules use `Slot`.
 *
 * @example
 * <SlotOutlet slots={slots} name="main-menu.section" props={{}} />
 */
export function SlotOutlet<Name extends SlotName>({ slots, name, props, at }: SlotOutletProps<Name>) {
  const extensions = useSyncExternalStore(slots.subscribe, () => slots.extensions(name));
  return extensions
    .filter((extension) => extension.at === undefined || extension.at === at)
    .map((extension) => <ExtensionFrame key={extension.key} slots={slots} extension={extension} props={props} />);
}

interface ExtensionFrameProps {
  readonly slots: Slots;
  readonly extension: SlotExtension;
  readonly props: object;
}

/** Reserves the space of an extension, loads it when it comes into view, and shows a line of text in it if it fails. */
const ExtensionFrame = ({ slots, extension, props: given }: ExtensionFrameProps) => {
  const props = useUnchanged(given);
  const frame = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedExtension>(undefined);
  const latest = useRef(props);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const hasFailed = failedAttempt === attempt;
  const isNear = useIsNear(frame);
  useOnline(hasFailed, () => setAttempt((last) => last + 1));

  useEffect(() => {
    latest.current = props;
    mounted.current?.update(props);
  }, [props]);

  useEffect(() => {
    if (!isNear) return undefined;
    const element = document.createElement('div');
    element.style.display = 'grid';
    frame.current?.append(element);
    const onFailure = () => setFailedAttempt(attempt);
    mounted.current = slots.mount({ extension, element, props: latest.current, onFailure });
    return () => {
      mounted.current?.unmount();
      mounted.current = undefined;
      element.remove();
    };
  }, [slots, extension, isNear, attempt]);

  return (
    <div ref={frame} style={{ display: 'grid', minBlockSize: extension.height }}>
      {hasFailed && (
        <p role="status" style={{ maxBlockSize: extension.height, overflow: 'hidden' }}>
          {`${extension.title} is not available here right now.`}
        </p>
      )}
    </div>
  );
};

/** Returns the previous object while its values are equal, because callers create a new object on each render. */
function useUnchanged(props: object): object {
  const [kept, keep] = useState(props);
  if (kept === props || isEqual(kept, props)) return kept;
  keep(props);
  return props;
}

function isEqual(one: object, other: object): boolean {
  const entries = Object.entries(other);
  const values = new Map(Object.entries(one));
  return entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value));
}

/** Calls `retry` when the connection returns while the extension is missing. */
function useOnline(isMissing: boolean, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    const online = () => latest.current();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [isMissing]);
}

/** An extension begins to load this far below the screen. */
const loadMargin = '200px';

function useIsNear(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: loadMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isNear;
}
