import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { mentionsIn } from './mention-lines.ts';
import { typedNameIn } from './typed-name.ts';
import type { TypedName } from './typed-name.ts';

/** The field within the box. */
export const areaIn = (box: RefObject<HTMLElement | null>) => box.current?.querySelector('textarea') ?? undefined;

/** The name that is being typed in the field of the box, while it has the focus. */
export function useTypedName(box: RefObject<HTMLElement | null>, text: string, lines: string): TypedName | undefined {
  const [typed, setTyped] = useState<TypedName>();
  useEffect(() => {
    const read = () => setTyped((last) => sameOr(last, typedNow(areaIn(box), lines)));
    read();
    document.addEventListener('selectionchange', read);
    const area = areaIn(box);
    const events = ['focus', 'blur', 'keyup', 'click'];
    for (const event of events) area?.addEventListener(event, read);
    return () => {
      document.removeEventListener('selectionchange', read);
      for (const event of events) area?.removeEventListener(event, read);
    };
  }, [box, text, lines]);
  return typed;
}

function typedNow(area: HTMLTextAreaElement | undefined, lines: string): TypedName | undefined {
  const hasCursor = area !== undefined && document.activeElement === area && area.selectionStart === area.selectionEnd;
  return hasCursor ? typedNameIn(area.value, area.selectionStart, mentionsIn(lines)) : undefined;
}

/** Keeps the object if nothing has changed, so that nothing renders. */
function sameOr(last: TypedName | undefined, next: TypedName | undefined): TypedName | undefined {
  return last?.from === next?.from && last?.to === next?.to && last?.words === next?.words ? last : next;
}
