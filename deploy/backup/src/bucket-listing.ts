interface ListedKey {
  readonly key: string;
  readonly bytes: number;
  readonly mark: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the response of ListObjectsV2. Its elements have no attributes and contain no element of the same name. */
export function keysOf(xml: string): { readonly objects: readonly ListedKey[]; readonly next: string | undefined } {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: required(content, 'Key'),
    bytes: Number(required(content, 'Size')),
    mark: required(content, 'ETag').replaceAll('"', ''),
  }));
  const isTruncated = elementOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isTruncated ? required(xml, 'NextContinuationToken') : undefined };
}

function required(xml: string, name: string): string {
  const text = elementOf(xml, name);
  if (text === undefined) throw new Error(`The list of the bucket has no ${name}`);
  return text;
}

function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1];
  return text?.replaceAll(/&(#?\w+);/g, (whole, entity: string) => characterOf(entity) ?? whole);
}

function characterOf(entity: string): string | undefined {
  if (/^#x[\da-f]+$/i.test(entity)) return String.fromCodePoint(Number.parseInt(entity.slice(2), 16));
  if (/^#\d+$/.test(entity)) return String.fromCodePoint(Number(entity.slice(1)));
  return entities[entity];
}
