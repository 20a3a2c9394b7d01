import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MountedExtension, SlotExtension, SlotName, SlotProps, Slots } from './slots.ts';

export interface SlotOutletProps<Name extends SlotName> {
  readonly slots: Slots;
  readonly name: Name;
  /** Handed to each extension, also when they change. */
  readonly props: SlotProps[Name];
  /** Which of several slots of this name it is. */
  readonly at?: string;
}

/** A slot outside of a module: for the shell. Modules use `Slot`. */
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

/** Reserves the room of an extension, loads it when it comes into view, and keeps its failure to one quiet line. */
const ExtensionFrame = ({ slots, extension, props }: ExtensionFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedExtension>(undefined);
  const latest = useRef(props);
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useIsNear(frame);

  useEffect(() => {
    latest.current = props;
    mounted.current?.update(props);
  }, [props]);

  useEffect(() => {
    if (!isNear) return undefined;
    const element = document.createElement('div');
    element.style.display = 'grid';
    frame.current?.append(element);
    const onFailure = () => setHasFailed(true);
    mounted.current = slots.mount({ extension, element, props: latest.current, onFailure });
    return () => {
      mounted.current?.unmount();
      mounted.current = undefined;
      element.remove();
    };
  }, [slots, extension, isNear]);

  return (
    <div ref={frame} style={{ display: 'grid', minBlockSize: extension.height }}>
      {hasFailed && <p role="status">{`${extension.title} is not available here right now.`}</p>}
    </div>
  );
};

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
