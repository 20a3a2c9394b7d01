import type { BuiltSubject } from '../check.ts';
import type { Place } from '../finding.ts';
import { placeOfSelector } from './styles.ts';

/** The place in the sources of a described element: its class in a style sheet of the module, else its text. */
export function placeOfElement({ sources }: BuiltSubject, description: string): Place {
  for (const [, names = ''] of description.matchAll(/class="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) {
      const place = placeOfSelector(sources, `.${name}`);
      if (place.file !== undefined) return place;
    }
  }
  const texts = [...description.matchAll(/aria-label="([^"]+)"|>([^<>]{4,})<|“([^”]{4,})”|\(([^()]{4,})\)$/g)];
  for (const groups of texts) {
    const place = sources.placeOf(groups.slice(1).find((text) => text !== undefined) ?? '\0', /\.tsx?$/);
    if (place.file !== undefined) return place;
  }
  return {};
}
